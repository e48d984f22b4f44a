/**
 * Code that could not be fetched is never retried while the page is open, whatever the importer:
 * neither React nor every browser forgets the failure. A reload does.
 */
const failedOffline = new Set<unknown>()

export const reload = () => window.location.reload()

/** Reloads the page when the missing code is available again. */
export function reloadAfterFetchError(error: unknown): void {
  if (!navigator.onLine) failedOffline.add(error)
  else if (failedOffline.has(error)) reload()
}
