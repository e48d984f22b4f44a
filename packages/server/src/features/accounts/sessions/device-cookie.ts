/** The longest life that browsers grant a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * The token by which a browser is known again, out of its Cookie header; null when there is none.
 * It opens nothing (docs/decisions/0020).
 */
export function deviceTokenOf(cookieHeader: string, publicUrl: string): string | null {
  const start = `${cookieName(publicUrl)}=`
  const found = cookieHeader.split(/; */).find((cookie) => cookie.startsWith(start))
  const token = found?.slice(start.length) ?? ''
  return TOKEN.test(token) ? token : null
}

/** The `set-cookie` header that leaves the token in a browser, out of reach of any script. */
export function deviceCookie(token: string, publicUrl: string): string {
  const rules = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`
  const cookie = `${cookieName(publicUrl)}=${token}; ${rules}`
  return isSecure(publicUrl) ? `${cookie}; Secure` : cookie
}

/** `__Host-` binds the name to this very host over TLS: no sister site can plant one. */
function cookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-device' : 'device'
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
