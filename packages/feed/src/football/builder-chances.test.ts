import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import { describe, expect, it } from 'vitest'
import type { GoalLaw } from '../goal-law.ts'
import type { FeedBody } from '../messages.ts'
import { examplePlay, KICK_OFF } from '../testing/example-match.ts'
import { builderChances } from './builder-chances.ts'
import { footballProgramme } from './play-match.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

const LAW: GoalLaw = {
  rates: { home: [0.65, 0.8], away: [0.5, 0.6] },
  goals: { half1: ['away'], half2: ['home'] },
  isFirstHalfOver: true,
  times: [{ played: [1, 0.5], outlooks: [{ chance: 1, left: [0, 0.5] }] }],
}

const BUILDER_MARKETS: ReadonlySet<number> = new Set(
  FOOTBALL_MARKETS.filter(({ builder }) => builder).map(({ id }) => id),
)

function indexNamed(key: string, name: string, specifier = ''): number {
  const market = FOOTBALL_MARKETS.find((one) => one.key === key)
  const selection = FOOTBALL_SELECTIONS.find(
    (one) => one.marketId === market?.id && one.name === name && one.specifier === specifier,
  )
  return selection?.index ?? -1
}

/** The messages of a match that say how it stands, after the network. */
function oddsChanges(): readonly OddsChange[] {
  const programme = footballProgramme(examplePlay())
  const bodies = programme.between(KICK_OFF - 600_001, programme.endsAt)
  return bodies.flatMap(({ body }) =>
    body.kind === 'odds_change' ? [JSON.parse(JSON.stringify(body))] : [],
  )
}

describe('the chances of several selections of a match', () => {
  it('are known of every selection of the markets that a builder may contain', () => {
    const known = FOOTBALL_SELECTIONS.filter(
      ({ index }) => builderChances(LAW, [index]) !== null,
    ).map(({ marketId }) => marketId)
    const expected = FOOTBALL_SELECTIONS.map(({ marketId }) => marketId).filter((id) =>
      BUILDER_MARKETS.has(id),
    )
    expect(known).toEqual(expected)
    expect(builderChances(LAW, [99_999])).toBeNull()
  })

  it('follow from each message of a match, and never make one of its odds fair', () => {
    const open = oddsChanges().flatMap(({ law, markets }, i) =>
      markets
        .filter(({ status, marketId }) => status === 'open' && BUILDER_MARKETS.has(marketId))
        .filter((_, position) => (position + i) % 61 === 0)
        .flatMap(({ selections }) => selections.map((selection) => ({ law, selection }))),
    )
    expect(open.length).toBeGreaterThan(100)
    for (const { law, selection } of open) {
      const chance = law && builderChances(law, [indexOf(selection.selectionId)])?.(1)
      const fair = ((chance ?? 2) * selection.odds) / 1000
      expect(fair).toBeLessThan(1)
      // Margins of exact scores take more from outsiders.
      if (selection.odds < 5000) expect(fair).toBeGreaterThan(0.5)
    }
  })

  it('are those of the more likely moment while a price is shown', () => {
    const indexes = [indexNamed('match-result', '1'), indexNamed('last-goal', '1')]
    const [first] = LAW.times
    const later = { played: [1, 0.6], outlooks: [{ chance: 1, left: [0, 0.4] }] } as const
    const chanceAt = (times: GoalLaw['times']) => builderChances({ ...LAW, times }, indexes)?.(3)
    const [now, then] = [chanceAt(first ? [first] : []), chanceAt([later])]
    expect(now).not.toBe(then)
    expect(chanceAt(first ? [later, first] : [])).toBe(Math.max(now ?? 0, then ?? 0))
  })

  it('are not worked out where the order of too many goals matters', () => {
    const goals = [3, 4, 5, 6].map((n) => indexNamed('next-goal', '1', `goalnr=${n}`))
    expect(builderChances(LAW, goals.slice(0, 3))?.(7)).toBeGreaterThan(0)
    expect(builderChances(LAW, goals)).toBeNull()
  })
})
