import { readFileSync } from 'node:fs'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { goalRates } from '../../football/goal-rates.ts'
import { commitSeed } from '../commit-seed.ts'
import { footballDay } from '../football-day.ts'
import { drawnIncidents } from '../incident-deviations.ts'
import { type OpenfootballMatch, recordedGoals } from '../recorded-goals.ts'
import { BANDS, bandsOf, type MinuteKind, minutesOf, shareDistances } from './minute-bands.ts'
import { PUBLIC_MINUTES } from './public-minutes.ts'

const SEED = seeded(sized({ test: 'minutes', small: commitSeed(), full: commitSeed() }))
const MATCHES = sized({ test: 1_500, small: 8_000, full: 40_000 })

/**
 * How far a share may be from the public one, in points of a hundred, beside what chance explains:
 * leagues and seasons differ as much. Dismissals come evenly in each half, as decision 0157 says.
 */
const POINTS_MAX: Readonly<Record<MinuteKind, number>> = {
  goals: 2,
  corners: 2,
  yellowCards: 2,
  dismissals: 11,
}

const season = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((day) => footballDay('caderneta', 20_778 + day))
  .filter(({ tournament }) => tournament.hasIncidents)
  .map((game) => goalRates('caderneta', game))
const courses = drawnIncidents(
  SEED,
  Array.from({ length: MATCHES }, (_, i) => itemAt(season, i % season.length)),
).map(({ course }) => course)

const drawn = (kind: MinuteKind) => bandsOf(minutesOf(courses, kind))

/** Bands that are farther from public ones than stated. */
function farBands(
  name: string,
  kind: MinuteKind,
  ours: readonly number[],
  theirs: readonly number[],
) {
  return shareDistances(ours, theirs).flatMap(({ share, published, chance }, i) => {
    const band = theirs.length === BANDS.length ? itemAt(BANDS, i) : `half ${i + 1}`
    const text = `${share.toFixed(1)} % and ${published.toFixed(1)} %`
    if (name !== 'planted') reportFigure(`${name}, ${kind}, ${band}`, text)
    const isFar = Math.abs(share - published) > POINTS_MAX[kind] + chance
    return isFar ? [`${kind} ${band}: ${text}`] : []
  })
}

function fileOf(name: string): readonly OpenfootballMatch[] {
  const path = new URL(
    `../../../../feed/src/openfootball/fixtures/whole/${name}.json`,
    import.meta.url,
  )
  const file: { matches: OpenfootballMatch[] } = JSON.parse(readFileSync(path, 'utf8'))
  return file.matches
}

/** Goals of the matches of a file, by half. */
function goalsByHalf(name: string): readonly [number, number] {
  const known = fileOf(name).flatMap((match) => recordedGoals(match) ?? [])
  const halves = known.filter(({ isHalfKnown }) => isHalfKnown).flatMap(({ goals }) => goals)
  const first = halves.filter(({ half }) => half === 1).length
  return [first, halves.length - first]
}

describe('the minutes of drawn matches', () => {
  it.each(['goals', 'corners', 'yellowCards', 'dismissals'] as const)(
    'have as many %s in each quarter of an hour as 1,941 matches that were played',
    (kind) => {
      const { counts } = PUBLIC_MINUTES
      expect(farBands('drawn and published', kind, drawn(kind), counts[kind])).toEqual([])
    },
  )

  it('have as many goals in each quarter of an hour as the World Cup of 2022', () => {
    const known = fileOf('worldcup-2022/worldcup').flatMap((match) => recordedGoals(match) ?? [])
    const minutes = known
      .filter(({ areMinutesKnown }) => areMinutesKnown)
      .flatMap(({ goals }) => goals.map(({ minute }) => minute))
    expect(minutes.length).toBeGreaterThan(150)
    expect(farBands('World Cup 2022', 'goals', drawn('goals'), bandsOf(minutes))).toEqual([])
  })

  it.each(['brasileirao-2025/br.1', 'libertadores-2025/copa.l'])(
    'have as many goals in each half as %s',
    (name) => {
      const goals = drawn('goals')
      const first = goals[0] + goals[1] + goals[2]
      const halves = [first, goals[3] + goals[4] + goals[5]]
      expect(farBands(name, 'goals', halves, goalsByHalf(name))).toEqual([])
    },
  )

  it('would not have the cards of matches that were played if they came as corners do', () => {
    const { yellowCards } = PUBLIC_MINUTES.counts
    const far = farBands('planted', 'yellowCards', drawn('corners'), yellowCards)
    expect(far.length).toBeGreaterThan(1)
  })

  it('would not have their goals or corners if these came as late as yellow cards', () => {
    for (const kind of ['goals', 'corners'] as const) {
      const far = farBands('planted', kind, drawn('yellowCards'), PUBLIC_MINUTES.counts[kind])
      expect(far.length).toBeGreaterThan(1)
    }
  })
})
