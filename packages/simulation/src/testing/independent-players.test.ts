import {
  type PlayerEvent,
  type PlayerProgress,
  playerBounds,
} from '@caderneta/domain/markets/football/players/player-counters'
import {
  PLAYER_SELECTIONS,
  type PlayerSelection,
} from '@caderneta/domain/markets/football/players/player-selections'
import {
  ALL_SLOTS,
  slotOf,
  slotsOf,
  startsInSlot,
} from '@caderneta/domain/markets/football/players/player-slot'
import { resultOf } from '@caderneta/domain/markets/rule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedFromPlayers, type NamedEvent, type NamedMatch } from './independent-players.ts'

const LOGS = 100

/** What may happen, before it is known who is on the field. */
interface Attempt {
  readonly kind: PlayerEvent['kind']
  readonly side: 'home' | 'away'
  readonly pick: number
  readonly partner: number
}

const KINDS = [
  'goal',
  'goal',
  'own_goal',
  'shot_saved',
  'shot_off',
  'card',
  'substitution',
] as const
const attempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.constantFrom(...KINDS),
  side: fc.constantFrom('home', 'away'),
  pick: fc.nat(60),
  partner: fc.nat(60),
})

/** Few events and many; some starters are not in the squad. */
const anyMatch: fc.Arbitrary<Played> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...ALL_SLOTS.filter(startsInSlot)), { maxLength: 4 }),
    fc.oneof(fc.array(attempt, { maxLength: 5 }), fc.array(attempt, { maxLength: 60 })),
  )
  .map(([out, attempts]) => played(new Set(out), attempts))

interface Played {
  readonly out: ReadonlySet<number>
  readonly starters: ReadonlySet<number>
  readonly events: readonly PlayerEvent[]
}

const KEEPERS = [slotOf('home', 0, 0), slotOf('away', 0, 0)]

/** Only who is on the field does something, and who has left does not come back. */
function played(out: ReadonlySet<number>, attempts: readonly Attempt[]): Played {
  const starters = new Set(ALL_SLOTS.filter((slot) => startsInSlot(slot) && !out.has(slot)))
  const [onField, gone] = [new Set(starters), new Set<number>(out)]
  const events = attempts.map(({ kind, side, pick, partner }): PlayerEvent => {
    const ofSide = slotsOf(side).filter((slot) => onField.has(slot))
    const player = ofSide[pick] ?? null
    if (kind === 'own_goal') return { kind, side, player: null, partner: null }
    if (kind === 'goal') {
      const assist = ofSide[partner] ?? null
      return { kind, side, player, partner: assist === player ? null : assist }
    }
    if (kind !== 'substitution') return { kind, side, player, partner: null }
    const bench = slotsOf(side).filter((slot) => !onField.has(slot) && !gone.has(slot))
    const [comes, leaves] = [bench[pick % 12] ?? null, ofSide[partner] ?? null]
    const kept = leaves !== null && KEEPERS.includes(leaves) ? null : leaves
    if (comes !== null) onField.add(comes)
    if (kept !== null) {
      onField.delete(kept)
      gone.add(kept)
    }
    return { kind, side, player: comes, partner: kept }
  })
  return { out, starters, events }
}

const nameOf = (slot: number | null) => (slot === null ? undefined : `#${slot}`)

function named({ out, events }: Played): NamedMatch {
  const starters = (side: 'home' | 'away') =>
    slotsOf(side)
      .filter(startsInSlot)
      .map((slot) => `#${slot}`)
  const absences = [...out].map((slot): NamedEvent => {
    return { kind: 'absence', side: slot < ALL_SLOTS.length / 2 ? 1 : 2, player: `#${slot}` }
  })
  const happened = events.map(({ kind, side, player, partner }): NamedEvent => {
    const isOwnGoal = kind === 'own_goal'
    return {
      kind: isOwnGoal ? 'goal' : kind === 'card' ? 'yellow_card' : kind,
      side: side === 'home' ? 1 : 2,
      player: nameOf(player),
      partner: nameOf(partner),
      ...(isOwnGoal && { isOwnGoal }),
    }
  })
  return { starters: [starters('home'), starters('away')], events: [...absences, ...happened] }
}

const progressAt = ({ out, starters, events }: Played, count: number): PlayerProgress => ({
  ...{ out, starters },
  events: events.slice(0, count),
  isNinetyOver: false,
})
const atEnd = (match: Played) =>
  playerBounds({ ...progressAt(match, match.events.length), isNinetyOver: true })

const title = ({ marketId, name, handicap }: PlayerSelection) => `${marketId} ${name} ${handicap}`

describe('the results of players', () => {
  it('are those that the published rules give, for every selection of any match', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const [bounds, known] = [atEnd(match), named(match)]
        for (const selection of PLAYER_SELECTIONS) {
          const [result, expected] = [
            resultOf(selection.rule, bounds),
            expectedFromPlayers(known, selection),
          ]
          if (result !== expected) expect(`${title(selection)} ${result}`).toBe(expected)
        }
      }),
      { numRuns: LOGS },
    )
  })

  it('are known before the end only where nothing changes them', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(60), (match, count) => {
        const [now, end] = [playerBounds(progressAt(match, count)), atEnd(match)]
        for (const selection of PLAYER_SELECTIONS) {
          const early = resultOf(selection.rule, now)
          if (early === null) continue
          const final = resultOf(selection.rule, end)
          if (early !== final) expect(`${title(selection)} ${early}`).toBe(final)
        }
      }),
      { numRuns: LOGS },
    )
  })

  it('are known at once of who has left, and of who is not in the squad', () => {
    const anytime = (slot: number, progress: PlayerProgress) => {
      const selection = PLAYER_SELECTIONS.find(({ name }) => name === `#${slot}`)
      return selection && resultOf(selection.rule, playerBounds(progress))
    }
    const change = { kind: 'substitution', side: 'home', player: 3, partner: 2 } as const
    const match = played(new Set([4]), [])
    expect(anytime(2, { ...match, events: [change], isNinetyOver: false })).toBe('lose')
    expect(anytime(3, { ...match, events: [change], isNinetyOver: false })).toBeNull()
    expect(anytime(4, { ...match, isNinetyOver: false })).toBe('void')
    expect(anytime(5, { ...match, isNinetyOver: false })).toBeNull()
    expect(anytime(5, { ...match, isNinetyOver: true })).toBe('void')
  })
})
