import { describe, expect, it } from 'vitest'
import { deviceCookie, deviceTokenOf } from './device-cookie.ts'
import { makeSecretToken } from './secret-token.ts'

const PLAIN = 'http://localhost:3000'
const SECURE = 'https://caderneta.example'

describe('the cookie of a known device', () => {
  it('is out of reach of scripts and of other sites', () => {
    const token = makeSecretToken()
    expect(deviceCookie(token, SECURE)).toBe(
      `__Host-device=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure`,
    )
    expect(deviceCookie(token, PLAIN)).toBe(
      `device=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict`,
    )
  })

  it.each([PLAIN, SECURE])('is read back among other cookies at %s', (url) => {
    const token = makeSecretToken()
    const pair = deviceCookie(token, url).split(';')[0] ?? ''
    for (const header of [pair, `a=b; ${pair}`, `${pair}; c=d`, `a=b;${pair}; x`])
      expect(deviceTokenOf(header, url)).toBe(token)
  })

  it('is ignored under a name that a sibling site could have set', () => {
    expect(deviceTokenOf(`device=${makeSecretToken()}`, SECURE)).toBeNull()
  })

  it.each([
    '',
    'device',
    'device=',
    'device=short',
    `device=${'a'.repeat(44)}`,
    'xdevice=a',
    '=;;=',
  ])('is none in %j', (header) => {
    expect(deviceTokenOf(header, PLAIN)).toBeNull()
  })
})
