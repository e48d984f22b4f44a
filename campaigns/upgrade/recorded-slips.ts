import { gameOf, indexOf } from '@caderneta/domain/markets/market/game-selection'
import pg from 'pg'
import type { DecidedSlip } from './decided-slip.ts'

/** What must be empty, each in a sentence. */
interface WrongSlips {
  /** Not decided at the end, though they were sent again and again. */
  readonly unknown: readonly string[]
  /** In the books otherwise than the bettor knows it. */
  readonly lost: readonly string[]
  /** More or fewer bets than the one that was placed. */
  readonly doubled: readonly string[]
  /** Refused as no longer available, of a selection that never closed. */
  readonly withheld: readonly string[]
}

interface Recorded {
  readonly slip_id: string
  readonly reference: string | null
  readonly bets: number
}

const RECORDED = `
  select slip.slip_id, slip.reference, count(bet.id)::int as bets
  from slip left join bet using (player_id, slip_id)
  group by slip.player_id, slip.slip_id`

/** A selection closes when it is decided, and with its match, which may be called off. */
const IS_CLOSED = `
  select exists (
    select from game_odds
    where game_id = $1 and status = 'closed' and $2::integer = any (indexes)
  ) or exists (
    select from game where id = $1 and status in ('postponed', 'cancelled', 'ended')
  ) as is_closed`

/** Compares what the bettors know of their slips with the books. */
export async function compareSlips(
  databaseUrl: string,
  slips: readonly DecidedSlip[],
): Promise<WrongSlips> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const recorded = await readRecorded(client)
  const withheld = await findWithheld(client, slips)
  await client.end()
  const wrong = slips.map((slip) => ({ slip, found: recorded.get(slip.slipId) ?? null }))
  return {
    unknown: wrong.flatMap(({ slip }) => (isUnknown(slip) ? [sentenceOf(slip)] : [])),
    lost: wrong.flatMap(({ slip, found }) => (isLost(slip, found) ? [sentenceOf(slip)] : [])),
    doubled: wrong.flatMap(({ slip, found }) =>
      found !== null && found.bets !== (found.reference === null ? 0 : 1)
        ? [`${sentenceOf(slip)}: ${found.bets} bets`]
        : [],
    ),
    withheld,
  }
}

async function findWithheld(
  client: pg.Client,
  slips: readonly DecidedSlip[],
): Promise<readonly string[]> {
  const withheld: string[] = []
  for (const slip of slips) {
    if (slip.refusal !== 'unknown_selection') continue
    const place = [gameOf(slip.selectionId), indexOf(slip.selectionId)]
    const { rows } = await client.query<{ is_closed: boolean }>(IS_CLOSED, place)
    if (rows[0]?.is_closed !== true) withheld.push(`${sentenceOf(slip)}: ${place.join(' ')}`)
  }
  return withheld
}

async function readRecorded(client: pg.Client): Promise<ReadonlyMap<string, Recorded>> {
  const { rows } = await client.query<Recorded>(RECORDED)
  return new Map(rows.map((row) => [row.slip_id, row]))
}

function isUnknown({ reference, refusal }: DecidedSlip): boolean {
  return reference === null && refusal === null
}

function isLost({ reference }: DecidedSlip, found: Recorded | null): boolean {
  if (found === null) return reference !== null
  return found.reference !== reference
}

function sentenceOf({ slipId, reference, refusal, retries }: DecidedSlip): string {
  return `${slipId}: ${reference ?? refusal ?? 'unknown'} after ${retries.join(', ') || 'one reply'}`
}
