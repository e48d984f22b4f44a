import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SITE = 'https://caderneta.example'
const FONT = '/assets/figtree-4d.woff2'
const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')

/** The part of the browser's Cache API that the worker uses: responses by address. */
class FakeCaches {
  readonly names = new Map<string, Map<string, string>>()

  open = async (name: string) => {
    const kept = this.names.get(name) ?? new Map<string, string>()
    this.names.set(name, kept)
    return {
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) kept.set(SITE + path, `kept ${path}`)
      },
      put: async (request: { url: string }, response: string) =>
        void kept.set(request.url, response),
    }
  }
  keys = async () => [...this.names.keys()]
  delete = async (name: string) => this.names.delete(name)
  match = async (wanted: string | { url: string }) => {
    const address = typeof wanted === 'string' ? SITE + wanted : wanted.url
    return [...this.names.values()].map((kept) => kept.get(address)).find(Boolean)
  }
}

type Handler = (event: Record<string, unknown>) => void

let caches: FakeCaches
let handlers: Map<string, Handler>
const fetchIt = vi.fn<(request: { url: string }) => Promise<unknown>>()
const skipWaiting = vi.fn()

/** Runs the worker as the build writes it, in a simulated browser. */
function startWorker(version: string): void {
  handlers = new Map()
  const self = {
    location: new URL(SITE),
    clients: { claim: async () => undefined },
    skipWaiting,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  const built = source.replace('BUILD_VERSION', version).replace('FONT_FILE', FONT)
  new Function('self', 'caches', 'fetch', built)(self, caches, fetchIt)
}

async function lifeEvent(name: 'install' | 'activate'): Promise<void> {
  let work: unknown
  handlers.get(name)?.({ waitUntil: (promise: unknown) => (work = promise) })
  await work
}

/** The worker's response; undefined when it leaves the request to the browser. */
async function responseTo(path: string, more: Record<string, string> = {}): Promise<unknown> {
  let response: unknown
  const request = { url: new URL(path, SITE).href, method: 'GET', mode: 'cors', ...more }
  handlers.get('fetch')?.({ request, respondWith: (promise: unknown) => (response = promise) })
  return await response
}

const fromNetwork = (text: string) => ({ ok: true, text, clone: () => text })
const noNetwork = () => fetchIt.mockRejectedValue(new TypeError('no network'))

beforeEach(async () => {
  caches = new FakeCaches()
  fetchIt.mockReset()
  startWorker('one')
  await lifeEvent('install')
  await lifeEvent('activate')
})

describe('the service worker', () => {
  it.each(['/api/sport/item', '/api/stream', '/api/ready'])('leaves %s alone', async (path) => {
    noNetwork()
    expect(await responseTo(path)).toBeUndefined()
    expect(await responseTo(path, { mode: 'navigate' })).toBeUndefined()
    expect(fetchIt).not.toHaveBeenCalled()
  })

  it('ignores requests other than GET, and other sites', async () => {
    expect(await responseTo('/mybets', { method: 'POST' })).toBeUndefined()
    expect(await responseTo('https://other.example/assets/a.js')).toBeUndefined()
  })

  it('always fetches documents from the network, and shows the offline page without one', async () => {
    fetchIt.mockResolvedValue(fromNetwork('prices of now'))
    expect(await responseTo('/live', { mode: 'navigate' })).toMatchObject({ text: 'prices of now' })
    noNetwork()
    expect(await responseTo('/live', { mode: 'navigate' })).toBe('kept /offline.html')
    expect(await responseTo('/theme.js')).toBe('kept /theme.js')
    expect(await responseTo(FONT)).toBe(`kept ${FONT}`)
  })

  it('fetches a file of the build once', async () => {
    fetchIt.mockResolvedValue(fromNetwork('code'))
    expect(await responseTo('/assets/home-1a.js')).toMatchObject({ text: 'code' })
    noNetwork()
    expect(await responseTo('/assets/home-1a.js')).toBe('code')
    await expect(responseTo('/assets/other-2b.js')).rejects.toThrow('no network')
  })

  it('does not cache a failed response for a file', async () => {
    fetchIt.mockResolvedValue({ ok: false, clone: () => 'not found' })
    await responseTo('/assets/gone-3c.js')
    expect(await caches.match({ url: `${SITE}/assets/gone-3c.js` })).toBeUndefined()
  })

  it('keeps the previous build, whose pages may be open, and none before that', async () => {
    for (const version of ['two', 'three']) {
      startWorker(version)
      await lifeEvent('install')
      await lifeEvent('activate')
    }
    expect(await caches.keys()).toEqual(['caderneta-two', 'caderneta-three'])
  })

  it('takes over when requested and not before', () => {
    handlers.get('message')?.({ data: 'anything' })
    expect(skipWaiting).not.toHaveBeenCalled()
    handlers.get('message')?.({ data: 'take-over' })
    expect(skipWaiting).toHaveBeenCalledOnce()
  })
})
