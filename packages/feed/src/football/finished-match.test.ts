import { expect, it } from 'vitest'
import { exampleScript } from '../testing/example-match.ts'
import { finishedMatch } from './finished-match.ts'
import { footballProgramme } from './play-match.ts'

const HOUR = 3_600_000

it('is the end that the match is played to, without markets', () => {
  const script = exampleScript()
  const programme = footballProgramme({
    script,
    announcedAt: script.fixture.startsAt - HOUR,
    speed: 1,
  })
  const later = programme.endsAt + HOUR
  const finished = finishedMatch(script, 1)
  const [fixture, end] = programme.snapshot(later, later)
  expect(finished?.bodies[0]).toEqual(fixture)
  expect(finished?.bodies[1]).toEqual({ ...end, markets: [] })
  expect(finished?.bodies[1]).toMatchObject({ status: 'ended' })
  expect(finished?.startsAt).toBe(script.fixture.startsAt)
})

it('ends when the match does, at the speed of the season', () => {
  const script = exampleScript()
  const played = (speed: number) =>
    (finishedMatch(script, speed)?.endedAt ?? 0) - script.fixture.startsAt
  expect(played(1)).toBeGreaterThan(105 * 60_000)
  expect(played(60)).toBe(Math.ceil(played(1) / 60))
})

it('is nothing where the match was called off', () => {
  const script = exampleScript()
  const result = { ...script.result, status: 'cancelled' as const }
  expect(finishedMatch({ ...script, result }, 1)).toBeNull()
})
