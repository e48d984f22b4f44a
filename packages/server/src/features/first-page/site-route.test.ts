import { describe, expect, test } from 'vitest'
import { parseSiteRoute } from './site-route.ts'

describe('the page that a URL names', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/live', { kind: 'live' }],
    ['/sport/football', { kind: 'sport', route: 'football' }],
    ['/games/sport/american-football', { kind: 'sport', route: 'american-football' }],
    ['/games/sport/football/lists/24', { kind: 'list', route: 'football', list: '24' }],
    ['/live/', { kind: 'live' }],
    ['/games/sport/football/teams/31', { kind: 'team', teamId: 31 }],
    ['/games/sport/football/teams/x', { kind: 'missing' }],
    ['/games/sport/football/77', { kind: 'tournament', tournamentId: 77 }],
    ['/games/sport/football/77/501', { kind: 'match', gameId: 501 }],
    ['/games/sport/curling/77/501', { kind: 'match', gameId: 501 }],
    ['/games/sport/curling', { kind: 'missing' }],
    ['/games/sport/curling/lists/24', { kind: 'missing' }],
    ['/games/sport/football/lists/99', { kind: 'missing' }],
    ['/games/sport/football/abc', { kind: 'missing' }],
    ['/games/sport/football/77/abc', { kind: 'missing' }],
    ['/games/sport/football/77/501/9', { kind: 'missing' }],
    ['/sport/football/77', { kind: 'missing' }],
    ['/index.html', { kind: 'missing' }],
    ['/nada', { kind: 'missing' }],
    ['/%E0%A4%A', { kind: 'missing' }],
    ['/mybets', { kind: 'bets' }],
    ['/mybets/historico', { kind: 'other' }],
    ['/account/personal', { kind: 'other' }],
  ])('%s', (path, page) => {
    expect(parseSiteRoute(path)).toEqual(page)
  })
})
