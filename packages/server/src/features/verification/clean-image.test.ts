import { deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanImage } from './clean-image.ts'
import { chunkOf, jpegOf, pngOf, withMetadata } from './test-files.ts'

const PAYLOADS = ['<script>alert(1)</script>', '<?php system($_GET[0]); ?>']

async function sizeOf(bytes: Buffer | null) {
  if (bytes === null) return null
  const { width, height, format } = await new Transformer(bytes).metadata()
  return { width, height, format }
}

const JPEG = jpegOf(40, 20)

describe('cleanImage', () => {
  it.each(PAYLOADS)(
    'drops %s behind, between and within the parts of an image',
    async (payload) => {
      const text = chunkOf('tEXt', Buffer.from(`Comment\0${payload}`))
      const png = Buffer.concat([pngOf(2, 2, undefined, [text]), Buffer.from(payload)])
      const jpeg = Buffer.concat([withMetadata(JPEG, 1, payload), Buffer.from(payload)])
      expect([png.includes(payload), jpeg.includes(payload)]).toEqual([true, true])
      const cleaned = [await cleanImage('image/png', png), await cleanImage('image/jpeg', jpeg)]
      expect(cleaned.map((bytes) => bytes?.includes(payload))).toEqual([false, false])
      expect(await sizeOf(cleaned[0] ?? null)).toEqual({ width: 2, height: 2, format: 'jpeg' })
    },
  )

  it('turns a photo upright and drops its Exif data', async () => {
    const photo = withMetadata(JPEG, 6, 'a comment')
    const cleaned = await cleanImage('image/jpeg', photo)
    expect(await sizeOf(cleaned)).toEqual({ width: 20, height: 40, format: 'jpeg' })
    const traces = ['Exif', 'CameraMaker', 'a comment']
    expect(traces.map((trace) => photo.includes(trace))).toEqual([true, true, true])
    expect(traces.map((trace) => cleaned?.includes(trace))).toEqual([false, false, false])
  })

  it('refuses a JPEG that is cut off at any byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(JPEG.length - 1), async (length) => {
        expect(await cleanImage('image/jpeg', JPEG.subarray(0, length))).toBeNull()
      }),
    )
  })

  it('refuses a PNG that is cut off at any byte', async () => {
    const png = pngOf(3, 3)
    for (let length = 0; length < png.length; length += 1)
      expect(await cleanImage('image/png', png.subarray(0, length))).toBeNull()
  })

  it('refuses a PNG whose pixels are missing', async () => {
    expect(await cleanImage('image/png', pngOf(400, 400, Buffer.alloc(10)))).toBeNull()
  })

  it.each([
    [20_000, 20_000],
    [8_000, 7_000],
    [0xffffffff, 0xffffffff],
  ])('refuses a decompression bomb of %d x %d pixels', async (width, height) => {
    expect(await cleanImage('image/png', pngOf(width, height, Buffer.alloc(1_000_000)))).toBeNull()
  })

  it('inflates no text that is compressed within an image', async () => {
    const bomb = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000))])
    const png = pngOf(2, 2, undefined, [chunkOf('zTXt', bomb), chunkOf('iCCP', bomb)])
    expect(await sizeOf(await cleanImage('image/png', png))).toMatchObject({ width: 2 })
  })

  it('refuses a JPEG with thousands of scans', async () => {
    const scan = JPEG.subarray(JPEG.indexOf(Buffer.from('ffda', 'hex')), -2)
    const jpeg = Buffer.concat([JPEG.subarray(0, -2), ...Array(3000).fill(scan), JPEG.subarray(-2)])
    expect(await cleanImage('image/jpeg', jpeg)).toBeNull()
  })

  it('scales a large picture down to 3,000 pixels a side', async () => {
    const cleaned = await cleanImage('image/png', pngOf(6000, 600))
    expect(await sizeOf(cleaned)).toEqual({ width: 3000, height: 300, format: 'jpeg' })
  })

  it('never throws, whatever follows the first bytes', async () => {
    const types = fc.constantFrom<'image/png' | 'image/jpeg'>('image/png', 'image/jpeg')
    const edits = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(types, edits, async (type, changes) => {
        const bytes = Buffer.from(type === 'image/png' ? pngOf(3, 3) : JPEG)
        for (const [index, value] of changes) bytes[index % bytes.length] = value
        const cleaned = await cleanImage(type, bytes)
        if (cleaned) expect((await sizeOf(cleaned))?.format).toBe('jpeg')
      }),
    )
  })
})
