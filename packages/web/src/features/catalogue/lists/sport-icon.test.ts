import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import { sportIcon } from './sport-icon.ts'

describe('the icon of a sport', () => {
  it.each(SPORTS)('is one of its own for $route', ({ icon }) => {
    expect(sportIcon(icon)).toBe(icon)
  })

  it('is a cup for a sport that a newer server adds', () => {
    expect(sportIcon('cricket')).toBe('trophy')
  })
})
