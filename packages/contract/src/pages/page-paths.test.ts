import { describe, expect, test } from 'vitest'
import { pickRoute } from './match-path.ts'
import { PAGE_PATHS, pageList } from './page-paths.ts'

describe('the addresses of the page', () => {
  test('are each written once, and none hides another', () => {
    const routes = PAGE_PATHS.map((path) => ({ path }))
    const picked = PAGE_PATHS.map(
      (path) => pickRoute(routes, path.replaceAll(':', 'a'))?.route.path,
    )
    expect(picked).toEqual([...PAGE_PATHS])
  })

  test('name the lists of a sport', () => {
    expect(['12', '24', 'bl', '6', 'live', undefined].map(pageList)).toEqual([
      ...['12', '24', 'bl'],
      ...[undefined, undefined, undefined],
    ])
  })
})
