import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { expect, test } from 'vitest'
import { paintedColumns } from './painted-columns.ts'

test.each(SPORTS.map(({ id, route }) => [route, id] as const))(
  'every column of %s has a width, and those that need room wait for it',
  (_route, sportId) => {
    const looks = paintedColumns(sportId, undefined).map(({ paintedLook }) => paintedLook)
    for (const look of looks) expect(look).toMatch(/ w-\[[\d.]+rem\] md:w-\[[\d.]+rem\] 2xl:w-/)
    expect(looks.map((look) => look?.startsWith('hidden '))).toEqual(
      looks.map((_look, at) => at > 0),
    )
  },
)
