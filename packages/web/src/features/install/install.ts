/** Entry of what makes the site installable: its service worker and the update prompt. */

import type { Page } from '../../root/page.ts'

/** After everything else has loaded: the worker only benefits later visits. */
export function registerWorkerLater(page: Pick<Page, 'prefs' | 'toasts'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerWorker } = await import('./register-worker.ts')
    await registerWorker(page, navigator.serviceWorker)
  }
  window.addEventListener('load', () => void register(), { once: true })
}
