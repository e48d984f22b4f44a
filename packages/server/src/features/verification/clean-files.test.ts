import { isRefusal } from '@caderneta/contract/refusals'
import { expect, it } from 'vitest'
import { FileCleaner } from './clean-files.ts'
import { JPEG, PDF, PNG } from './test-files.ts'

const DOCUMENT = { kind: 'document', mediaType: 'application/pdf', name: 'rg.pdf' } as const
const SELFIE = { kind: 'selfie', mediaType: 'image/png', name: 'eu.png' } as const

it('keeps a document as it is and stores an image as JPEG', async () => {
  const files = [
    { ...DOCUMENT, bytes: PDF },
    { ...SELFIE, bytes: PNG },
  ]
  expect(await new FileCleaner().clean(files)).toMatchObject([
    { ...DOCUMENT, bytes: PDF },
    { ...SELFIE, mediaType: 'image/jpeg' },
  ])
})

it('names each file that cannot be stored', async () => {
  const files = [
    { ...DOCUMENT, bytes: Buffer.from('%PDF-1.7') },
    { ...SELFIE, bytes: PNG.subarray(0, 40) },
  ]
  expect(await new FileCleaner().clean(files)).toEqual({
    refused: 'invalid_fields',
    fields: { document: 'file_unsafe', selfie: 'file_damaged' },
  })
})

it('refuses proofs beyond a bounded queue, and accepts further ones once it is empty', async () => {
  const cleaner = new FileCleaner()
  const files = [{ ...SELFIE, mediaType: 'image/jpeg', bytes: JPEG } as const]
  const cleaned = await Promise.all(Array.from({ length: 20 }, () => cleaner.clean(files)))
  expect(cleaned.filter((each) => isRefusal(each))).toEqual(
    Array.from({ length: 4 }, () => ({ refused: 'unavailable' })),
  )
  expect(isRefusal(await cleaner.clean(files))).toBe(false)
})
