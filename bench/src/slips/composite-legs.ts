import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import { BET_BUILDER, SELECTION_RESULTS } from '@caderneta/domain/markets/market'
import { odds } from '@caderneta/domain/odds/odds'
import type { Random } from '@caderneta/feed/random'
import type { Database } from '@caderneta/server/database/database'
import { addGame } from '@caderneta/server/database/test-rows'
import { recordOutcomes } from '@caderneta/server/features/bets/settling/record-outcomes'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'
import * as z from 'zod/mini'
import type { CatalogueLeg } from './catalogue-legs.ts'

const PARTS_MAX = 6
const ODDS_MAX = 100_000

type Version = 'first' | 'corrected'

/** Several parts of a match, with the identifier that the database gave them. */
interface Composite {
  readonly selectionId: number
  readonly parts: readonly CatalogueLeg[]
}

/**
 * Bets of the builder on matches of football: the database derives what they come to from recorded
 * parts, and again from the corrected ones; the second opinion looks at the parts alone. Their odds
 * do not matter here.
 */
export async function compositeLegs(
  database: Database,
  legs: readonly CatalogueLeg[],
  random: Random,
  ofMatch: number,
): Promise<readonly CatalogueLeg[]> {
  const made: Composite[] = []
  const byGame = gamesOf(legs.filter(isBuilderPart))
  for (const [gameId, parts] of byGame) {
    await addGame(database, { id: gameId, status: 'ended' })
    for (let i = 0; i < ofMatch; i += 1) made.push(await addComposite(database, parts, random))
  }
  const first = await derived(database, byGame, 'first')
  const corrected = await derived(database, byGame, 'corrected')
  return made.flatMap(({ selectionId, parts: [one, ...more] }) => {
    if (one === undefined) return []
    const parts = [one, ...more]
    const oddsOfAll = Math.min(ODDS_MAX, 1010 + random.integer(0, 3000) * parts.length)
    const resultsOf = (version: Version, ours: ReadonlyMap<number, LegResult>) => ({
      ours: ours.get(selectionId) ?? 'void',
      theirs: together(parts.map((part) => part[version].theirs)),
    })
    return [
      {
        ...{ sport: one.sport, gameId: one.gameId, selectionId, marketId: BET_BUILDER },
        odds: odds(oddsOfAll),
        first: resultsOf('first', first),
        corrected: resultsOf('corrected', corrected),
      },
    ]
  })
}

function isBuilderPart({ sport, selectionId }: CatalogueLeg): boolean {
  return sport === 'football' && BUILDER_BOOKS.has(indexOf(selectionId))
}

type PartsByGame = ReadonlyMap<number, readonly CatalogueLeg[]>

function gamesOf(legs: readonly CatalogueLeg[]): PartsByGame {
  const byGame = new Map<number, CatalogueLeg[]>()
  for (const leg of legs) byGame.set(leg.gameId, [...(byGame.get(leg.gameId) ?? []), leg])
  return byGame
}

/** The published rule: lost with the first lost part, void with a void one, else won. */
function together(parts: readonly LegResult[]): LegResult {
  if (parts.includes('lose')) return 'lose'
  return parts.includes('void') ? 'void' : 'win'
}

async function addComposite(
  database: Database,
  all: readonly CatalogueLeg[],
  random: Random,
): Promise<Composite> {
  const count = random.integer(2, PARTS_MAX)
  const parts = [...new Set(Array.from({ length: count }, () => random.pick(all)))].toSorted(
    (one, other) => one.selectionId - other.selectionId,
  )
  if (parts.length < 2) return await addComposite(database, all, random)
  const ids = parts.map(({ selectionId }) => selectionId)
  const markets = parts.map(({ marketId }) => marketId)
  const gameId = parts[0]?.gameId
  const { rows } = await database.pool.query('select composite_of($1, $2, $3) as id', [
    ...[gameId, ids, markets],
  ])
  return { selectionId: z.array(z.object({ id: z.number() })).parse(rows)[0]?.id ?? 0, parts }
}

const derivedRows = z.array(z.object({ id: z.number(), result: z.enum(SELECTION_RESULTS) }))

/** Records the parts of all matches and reads what became of the composites. */
async function derived(database: Database, byGame: PartsByGame, version: Version) {
  for (const [gameId, parts] of byGame) {
    const outcomes = parts.map((part) => ({
      ...{ selectionId: part.selectionId, marketId: part.marketId, result: part[version].ours },
    }))
    await recordOutcomes(database, { gameId, outcomes })
  }
  const { rows } = await database.pool.query(
    'select selection_id as id, result from selection_outcome where market_id = $1',
    [BET_BUILDER],
  )
  return new Map(derivedRows.parse(rows).map(({ id, result }) => [id, result]))
}
