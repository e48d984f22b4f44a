// The page's service worker (decisions/0034). Prices, scores and money are never cached: calls and
// documents always come from the network. Cached are files named by their content and one offline
// page. The build writes its version into the cache name, so that each build is a new worker.

const CACHE = 'caderneta-BUILD_VERSION'
const OFFLINE_PAGE = '/offline.html'
/** The typeface, which the build names by its content. */
const FONT = 'FONT_FILE'
const OFFLINE_FILES = [
  OFFLINE_PAGE,
  '/offline.css',
  '/offline.js',
  '/theme.js',
  '/favicon.svg',
  FONT,
]
/** Also the previous build: its pages that are still open may load more of its files. */
const CACHES_KEPT = 2

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineFiles())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches())
})

// Sent by the page once the bettor has agreed to the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const response = responseOf(event.request)
  if (response !== null) event.respondWith(response)
})

async function keepOfflineFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(OFFLINE_FILES)
}

async function dropOldCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith('caderneta-'))
  const old = names.filter((name) => name !== CACHE).slice(0, 1 - CACHES_KEPT)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Null: the browser handles the request as if there were no worker. */
function responseOf(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return null
  if (pathname.startsWith('/api/')) return null
  if (request.mode === 'navigate') return networkOr(request, OFFLINE_PAGE)
  if (pathname.startsWith('/assets/')) return keptOrNetwork(request)
  return OFFLINE_FILES.includes(pathname) ? networkOr(request, pathname) : null
}

async function networkOr(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(path)
    if (kept) return kept
    throw error
  }
}

/** Build file names contain a content hash, so a cached copy never goes stale. */
async function keptOrNetwork(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, response.clone())
  }
  return response
}
