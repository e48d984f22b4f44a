import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody } from '@caderneta/feed/messages'

/**
 * All that a type can have: a field that is added to a message has to be added here as well, by
 * somebody who has read when that is another version (docs/decisions/0144).
 */
type Whole<T> = T extends number
  ? T
  : T extends object
    ? { [Name in keyof T]-?: Whole<Exclude<T[Name], undefined>> }
    : T

type WholeBodies = { readonly [Kind in FeedBody['kind']]: Whole<Extract<FeedBody, { kind: Kind }>> }

const GAME = 501

/** One message of each kind with all of its fields. */
export const WHOLE_BODIES = {
  fixture: {
    kind: 'fixture',
    fixture: {
      ...{ gameId: GAME, sportId: 1, tournamentId: 10_037_440, location: 'Brasil' },
      ...{ tournamentName: 'Brasileirão Série A', startsAt: 1_700_000_000_000 },
      teams: [
        { id: 11, name: 'Grêmio' },
        { id: 12, name: 'Santos' },
      ],
      ...{ isHighlight: true, stage: 'Rodada 12' },
    },
  },
  fixture_change: {
    ...{ kind: 'fixture_change', gameId: GAME },
    ...{ startsAt: 1_700_000_060_000, status: 'scheduled' },
  },
  odds_change: {
    ...{ kind: 'odds_change', gameId: GAME, status: 'live', score: [1, 0] },
    clock: { period: '1H', minute: 12, stoppage: 0, partScore: [1, 0], points: ['0', '15'] },
    timeline: [
      {
        ...{ kind: 'goal', period: '1H', minute: 11, stoppage: 0, side: 'home' },
        ...{ points: 1, partScore: [1, 0], isAnnulled: true },
      },
    ],
    markets: [
      {
        ...{ marketId: 1, specifier: '2.5', status: 'open', isPartial: false },
        selections: [
          {
            ...{ selectionId: 50_100_001, oddId: 1, name: '1', header: 'Grêmio', handicap: '0' },
            ...{ odds: odds(1850), version: 2 },
          },
        ],
      },
    ],
  },
  bet_stop: { kind: 'bet_stop', gameId: GAME, marketIds: 'all' },
  bet_settlement: {
    ...{ kind: 'bet_settlement', gameId: GAME, certainty: 'confirmed' },
    outcomes: [
      {
        ...{ selectionId: 50_100_001, marketId: 1, result: 'win', byRule: 'win' },
        deadHeat: { places: 1, tied: 2 },
      },
    ],
  },
  bet_cancel: { kind: 'bet_cancel', gameId: GAME, marketIds: 'all', from: 1, to: 2 },
  rollback_bet_settlement: {
    ...{ kind: 'rollback_bet_settlement', gameId: GAME, marketIds: 'all' },
    selectionIds: [50_100_001],
  },
  rollback_bet_cancel: { kind: 'rollback_bet_cancel', gameId: GAME, marketIds: 'all' },
  alive: { kind: 'alive' },
  snapshot_complete: { kind: 'snapshot_complete', request: 1 },
} as const satisfies WholeBodies
