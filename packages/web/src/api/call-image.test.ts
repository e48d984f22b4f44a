// @vitest-environment jsdom

import { readSelfie } from '@caderneta/contract/profile/verification-calls'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from '../testing/test-page.ts'
import { setBearer } from './bearer.ts'
import { callImage } from './call-image.ts'

afterEach(() => {
  setBearer(page, null)
  vi.unstubAllGlobals()
})

function respondWith(body: string, type: string, status = 200) {
  const blob = vi.fn(async () => new Blob([body], { type }))
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const reply = new Response(body, { status, headers: { 'content-type': type } })
    // The test browser can only read its own blobs.
    return Object.assign(reply, { blob })
  })
  vi.stubGlobal('fetch', fetched)
  return { fetched, blob }
}

test('sends the session token and returns a data URL', async () => {
  setBearer(page, 'secret')
  const { fetched } = respondWith('x', 'image/png')
  expect(await callImage(page, readSelfie)).toMatch(/^data:image\/png;base64,/)
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/verification/getSelfie')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret')
})

test('a refusal, another type and a lost connection return no image', async () => {
  respondWith('{}', 'application/json', 404)
  expect(await callImage(page, readSelfie)).toBeNull()
  respondWith('{}', 'application/json')
  expect(await callImage(page, readSelfie)).toBeNull()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  expect(await callImage(page, readSelfie)).toBeNull()
})

test('a response without an image is read too, so that its connection is released', async () => {
  const { blob } = respondWith('{}', 'application/json', 404)
  await callImage(page, readSelfie)
  expect(blob).toHaveBeenCalledOnce()
})
