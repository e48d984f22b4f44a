/** The door of what makes the site installable: its worker and the offer of a new version. */

/** After everything else has loaded: the worker is of use to later visits only. */
export function registerWorkerLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const { registerWorker } = await import('./register-worker.ts')
    await registerWorker(navigator.serviceWorker)
  }
  window.addEventListener('load', () => void register(), { once: true })
}
