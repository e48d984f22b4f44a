/**
 * Code that could not be fetched is not asked for again for as long as the page is open, whoever
 * wants it: neither React nor every browser forgets that it failed. A reload does.
 */
const failedOffline = new Set<unknown>()

export const reload = () => window.location.reload()

/** Loads the page anew when what it lacks can be had again. */
export function reloadAfterFetchError(error: unknown): void {
  if (!navigator.onLine) failedOffline.add(error)
  else if (failedOffline.has(error)) reload()
}
