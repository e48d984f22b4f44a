// The page's service worker (decisions/0034). Prices, scores and money never come from here: calls
// and documents are the network's alone. Kept are files named by their content and, for when there
// is no network, one page that says so. The build writes its version into the name of the cache, so
// that each build is another worker.

const CACHE = 'caderneta-BUILD_VERSION'
const OFFLINE_PAGE = '/offline.html'
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/theme.js', '/favicon.svg']
/** The build before this one too: pages of it that are still open load parts of it. */
const CACHES_KEPT = 2

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineFiles())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches())
})

// The page asks for it once the bettor has agreed to the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request)
  if (answer !== null) event.respondWith(answer)
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

/** Null: the browser goes on as if there were no worker. */
function answerOf(request) {
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
  } catch (fault) {
    const kept = await caches.match(path)
    if (kept) return kept
    throw fault
  }
}

/** A name of the build stands for one content for ever. */
async function keptOrNetwork(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}
