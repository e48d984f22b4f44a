import { describe, expect, it } from 'vitest'
import { matchPath, pickRoute } from './match-path.ts'

describe('paths', () => {
  it('fits fixed and named parts, with or without a slash at the end', () => {
    expect(matchPath('/live', '/live')).toEqual({})
    expect(matchPath('/live', '/live/')).toEqual({})
    expect(matchPath('/games/sport/:route', '/games/sport/football')).toEqual({
      route: 'football',
    })
    expect(matchPath('/', '/')).toEqual({})
  })

  it('does not fit longer, shorter or other paths', () => {
    expect(matchPath('/live', '/live/now')).toBeNull()
    expect(matchPath('/games/:id', '/games')).toBeNull()
    expect(matchPath('/live', '/Live')).toBeNull()
  })

  it('decodes named parts and survives broken ones', () => {
    expect(matchPath('/:name', '/S%C3%A3o')).toEqual({ name: 'São' })
    expect(matchPath('/:name', '/%E0%A4%A')).toEqual({ name: '%E0%A4%A' })
  })

  it('RTE-17 matches a list as a list and not as a match page', () => {
    const routes = [
      { path: '/games/sport/:route/:tournament/:game' },
      { path: '/games/sport/:route/lists/:list' },
      { path: '/games/sport/:route/:tournament' },
    ]
    const picked = (path: string) => pickRoute(routes, path)?.route.path
    expect(picked('/games/sport/football/lists/12')).toBe('/games/sport/:route/lists/:list')
    expect(picked('/games/sport/football/5/12')).toBe('/games/sport/:route/:tournament/:game')
    expect(picked('/nada')).toBeUndefined()
  })
})
