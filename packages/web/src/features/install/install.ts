/** Entry of what makes the site installable: its service worker and the update prompt. */

/** After everything else has loaded: the worker only benefits later visits. */
export function registerWorkerLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerWorker } = await import('./register-worker.ts')
    await registerWorker(navigator.serviceWorker)
  }
  window.addEventListener('load', () => void register(), { once: true })
}
