import { describe, expect, test } from 'vitest'
import { ALL_ROLES, parseRoles } from './roles.ts'

describe('the roles of a server', () => {
  test('are all of them, or those that are named', () => {
    expect(parseRoles('all')).toBe(ALL_ROLES)
    expect(parseRoles('feed')).toEqual(new Set(['feed']))
    expect(parseRoles('stream, api')).toEqual(new Set(['api', 'stream']))
  })

  test('are none when one is unknown', () => {
    for (const text of ['', 'api,desk', 'all,api', 'API']) expect(parseRoles(text)).toBeNull()
  })
})
