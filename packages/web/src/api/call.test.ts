// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { page } from '../testing/test-page.ts'
import { onDisconnect, setBearer } from './bearer.ts'
import { call } from './call.ts'

const readToken = {
  path: 'login',
  request: z.partial(z.object({ email: z.string(), active: z.string(), none: z.string() })),
  response: z.object({ token: z.string() }),
}
const sendFile = { ...readToken, request: z.object({ document: z.file() }) }

let sent: { url: string; init: RequestInit }[] = []

function respondWith(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

function lastCall() {
  const last = sent.at(-1)
  if (!last) throw new Error('nothing was sent')
  const { body, headers } = last.init
  if (!(body instanceof FormData)) throw new Error('not a form')
  return { url: last.url, fields: Object.fromEntries(body), headers: new Headers(headers) }
}

beforeEach(() => {
  sent = []
  setBearer(page, null)
  choosePrefs(page, { language: 'ptBR' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('API-02 API-04 posts a form with its fields and returns the parsed reply', async () => {
    respondWith({ success: true, msg: 'Bem-vindo', token: 't', other: 1 })
    const done = await call(page, readToken, { email: 'a', active: true, none: undefined })
    expect(done).toEqual({ value: { token: 't' }, msg: 'Bem-vindo' })
    expect(lastCall().url).toBe('/api/login')
    expect(sent.at(-1)?.init.method).toBe('POST')
    // The browser itself writes the multipart boundary into the header.
    expect(lastCall().headers.get('content-type')).toBeNull()
    expect(lastCall().fields).toEqual({ email: 'a', active: 'true' })
  })

  it('sends a file unchanged', async () => {
    respondWith({ success: true, token: 't' })
    await call(page, sendFile, { document: new File(['x'], 'rg.png', { type: 'image/png' }) })
    const { document } = lastCall().fields
    expect(document).toBeInstanceOf(File)
    expect(document).toMatchObject({ name: 'rg.png', type: 'image/png' })
  })

  it('ROL-08 sends the page language, and the bearer token when there is a session', async () => {
    respondWith({ success: true, token: 't' })
    await call(page, readToken, {})
    expect(lastCall().headers.get('authorization')).toBeNull()
    expect(lastCall().headers.get('accept-language')).toBe('pt-BR')
    setBearer(page, 'secret')
    choosePrefs(page, { language: 'en' })
    await call(page, readToken, {})
    expect(lastCall().headers.get('authorization')).toBe('Bearer secret')
    expect(lastCall().headers.get('accept-language')).toBe('en')
  })

  it('returns a refusal with its code, message and fields', async () => {
    const body = { success: false, code: 'invalid_fields', msg: 'Não', fields: { cpf: 'Curto' } }
    respondWith(body, 400)
    expect(await call(page, readToken, {})).toEqual({
      failed: 'invalid_fields',
      msg: 'Não',
      fields: { cpf: 'Curto' },
      reference: null,
      body,
    })
  })

  it('keeps the request of an unexpected failure as its reference', async () => {
    respondWith({ success: false, code: 'fault', msg: 'Erro', requestId: 'Ab3dEf6hIj9kLm2n' }, 500)
    expect(await call(page, readToken, {})).toMatchObject({ reference: 'Ab3dEf6hIj9kLm2n' })
  })

  it('notifies the session when the server responds disconnect', async () => {
    const listener = vi.fn()
    const stop = onDisconnect(page, listener)
    respondWith(
      { success: false, code: 'no_session', msg: 'Sessão encerrada', disconnect: true },
      401,
    )
    await call(page, readToken, {})
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })

  it('API-14 treats anything but success in the agreed shape as a failure', async () => {
    for (const body of [{ success: true }, { token: 't' }, null, 'x', { success: 'true' }]) {
      respondWith(body)
      expect(await call(page, readToken, {})).toHaveProperty('failed')
    }
  })

  it('API-14 distinguishes an HTML page from an API reply', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })))
    expect(await call(page, readToken, {})).toMatchObject({ failed: 'strange_answer' })
  })

  it('API-14 reports a lost connection and a timeout', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    expect(await call(page, readToken, {})).toMatchObject({ failed: 'no_connection' })
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    })
    expect(await call(page, readToken, {}, { timeoutMs: 1 })).toMatchObject({
      failed: 'no_answer',
    })
  })
})
