import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSeasonFile } from './season-file.ts'

test('the file of a season contains teams, results and what the scoreboard shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'season-'))
  const path = join(folder, 'season.json')
  const matches = [
    { team1: 'EC Bahia (BRA)', team2: 'Boca Juniors (ARG)', score: { ft: [1, 1], et: [2, 1] } },
    { team1: 'Ceará', team2: 'Vasco', status: 'postponed' },
    { team1: 'Flamengo', team2: 'Palmeiras' },
    { team1: 'Croatia', team2: 'Portugal', score: { ft: [0, 0] } },
  ]
  await writeFile(path, JSON.stringify({ name: 'Copa', matches }))
  const [first, second, third] = readSeasonFile(path)
  expect(first?.teams).toEqual(['EC Bahia', 'Boca Juniors'])
  expect(first?.record.score?.ft).toEqual([1, 1])
  expect(first?.finalScore).toEqual([2, 1])
  expect(second).toEqual({
    teams: ['Ceará', 'Vasco'],
    record: { status: 'postponed', score: undefined },
    finalScore: null,
  })
  expect(third?.teams).toEqual(['Croácia', 'Portugal'])
  await rm(folder, { recursive: true })
})
