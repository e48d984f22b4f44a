import { describe, expect, test } from 'vitest'
import { parseSiteRoute } from './site-route.ts'

describe('the page that a URL names', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/index.html', { kind: 'home' }],
    ['/live', { kind: 'live' }],
    ['/sport/football', { kind: 'sport', route: 'football' }],
    ['/games/sport/american-football', { kind: 'sport', route: 'american-football' }],
    ['/games/sport/football/lists/24', { kind: 'list', route: 'football', list: '24' }],
    ['/games/sport/football/77', { kind: 'tournament', route: 'football', tournamentId: '77' }],
    ['/games/sport/football/77/501', { kind: 'match', route: 'football', gameId: 501 }],
    ['/games/sport/curling', { kind: 'other' }],
    ['/games/sport/football/lists/99', { kind: 'other' }],
    ['/games/sport/football/abc', { kind: 'other' }],
    ['/games/sport/football/77/abc', { kind: 'other' }],
    ['/games/sport/football/77/501/9', { kind: 'other' }],
    ['/sport/football/77', { kind: 'other' }],
    ['/mybets', { kind: 'other' }],
    ['/account/personal', { kind: 'other' }],
  ])('%s', (path, page) => {
    expect(parseSiteRoute(path)).toEqual(page)
  })
})
