/**
 * The session's entries of local storage: the token and the flag, nothing about the person
 * (decision 0008). The third entry of a session, the preferences, belongs to prefs/prefs-store.
 */
const TOKEN_KEY = 'caderneta.token'
const LOGGED_KEY = 'caderneta.logged'

/** When the session was last used by any tab, in milliseconds; kept by inactivity.ts. */
export const USED_KEY = 'caderneta.used'

export function readStoredToken(): string | null {
  try {
    return localStorage.getItem(LOGGED_KEY) === 'true' ? localStorage.getItem(TOKEN_KEY) : null
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
    localStorage.setItem(LOGGED_KEY, 'true')
  } catch {
    // A browser without storage keeps the session for this visit only.
  }
}

/** An ended session keeps the preferences and an undecided slip. */
export function dropToken(): void {
  try {
    for (const key of [TOKEN_KEY, LOGGED_KEY, USED_KEY]) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** A logout removes everything about the person from the browser (SES-06). */
export function clearStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing was stored.
  }
}
