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

/** Compares what the bettors know of their slips with the books. */
export async function compareSlips(
  databaseUrl: string,
  slips: readonly DecidedSlip[],
): Promise<WrongSlips> {
  const recorded = await readRecorded(databaseUrl)
  const wrong = slips.map((slip) => ({ slip, found: recorded.get(slip.slipId) ?? null }))
  return {
    unknown: wrong.flatMap(({ slip }) => (isUnknown(slip) ? [sentenceOf(slip)] : [])),
    lost: wrong.flatMap(({ slip, found }) => (isLost(slip, found) ? [sentenceOf(slip)] : [])),
    doubled: wrong.flatMap(({ slip, found }) =>
      found !== null && found.bets !== (found.reference === null ? 0 : 1)
        ? [`${sentenceOf(slip)}: ${found.bets} bets`]
        : [],
    ),
  }
}

async function readRecorded(databaseUrl: string): Promise<ReadonlyMap<string, Recorded>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Recorded>(RECORDED)
  await client.end()
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
