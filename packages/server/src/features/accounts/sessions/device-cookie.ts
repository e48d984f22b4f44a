/** The longest lifetime that browsers allow for a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * The token that identifies a known browser, from its Cookie header; null when there is none. It
 * grants no access (docs/decisions/0020).
 */
export function deviceTokenOf(cookieHeader: string, publicUrl: string): string | null {
  const start = `${cookieName(publicUrl)}=`
  const found = cookieHeader.split(/; */).find((cookie) => cookie.startsWith(start))
  const token = found?.slice(start.length) ?? ''
  return TOKEN.test(token) ? token : null
}

/** The `set-cookie` header that stores the token in a browser, out of reach of any script. */
export function deviceCookie(token: string, publicUrl: string): string {
  const rules = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`
  const cookie = `${cookieName(publicUrl)}=${token}; ${rules}`
  return isSecure(publicUrl) ? `${cookie}; Secure` : cookie
}

/** `__Host-` binds the name to this host over TLS: no sibling site can plant one. */
function cookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-device' : 'device'
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
