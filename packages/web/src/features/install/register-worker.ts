import { readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { install as en } from './texts/en.ts'
import { install as ptBR } from './texts/ptBR.ts'

const installTexts = { ptBR, en }

const WORKER = '/service-worker.js'
/** A page may stay open for days: how often it checks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000

/** Registers the worker and offers each new version, now and for as long as the page is open. */
export async function registerWorker(
  page: Pick<Page, 'prefs' | 'toasts'>,
  container: ServiceWorkerContainer,
): Promise<void> {
  // A browser may refuse, as in a private window: the site works without it.
  const registration = await container.register(WORKER).catch(() => undefined)
  if (!registration) return
  offerWaiting(page, container, registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => {
      offerWaiting(page, container, registration)
    })
  })
  // Without a network there is no new version either.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS)
}

/** A worker waiting while none is in control only has to become the first one. */
function offerWaiting(
  page: Pick<Page, 'prefs' | 'toasts'>,
  container: ServiceWorkerContainer,
  { waiting }: ServiceWorkerRegistration,
) {
  if (!waiting || !container.controller) return
  const texts = installTexts[readPrefs(page).language]
  const update = () => {
    waiting.postMessage('take-over')
    showToast(page, 'success', texts.updating, { isReload: true })
  }
  showToast(page, 'success', texts.newVersion, { action: { label: texts.update, onPress: update } })
}
