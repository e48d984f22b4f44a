/**
 * Idempotency key of a submission, so that a repeat counts once: a random UUID (version 4). Built
 * from random bytes, because `crypto.randomUUID` is missing on pages loaded without TLS.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  const third = `4${hex.slice(13, 16)}`
  const fourth = `${variant}${hex.slice(17, 20)}`
  return [hex.slice(0, 8), hex.slice(8, 12), third, fourth, hex.slice(20)].join('-')
}
