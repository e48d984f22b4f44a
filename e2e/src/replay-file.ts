import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A match of a replay as openfootball writes it; without a score it is cancelled at its slot. */
export interface ReplayedMatch {
  readonly teams: readonly [home: string, away: string]
  readonly score?: { readonly ht: readonly number[]; readonly ft: readonly number[] }
  /** Minutes of the goals of each side; where they are left out, the replay chooses them. */
  readonly goals?: readonly [home: readonly number[], away: readonly number[]]
}

export interface ReplayFile {
  readonly path: string
  readonly remove: () => Promise<void>
}

/** Writes slots of matches that kick off together, one slot after the other, as a file of a cup. */
export async function writeReplay(
  slots: readonly (readonly ReplayedMatch[])[],
): Promise<ReplayFile> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-replay-'))
  const path = join(folder, 'world-cup.json')
  const matches = slots.flatMap((slot, at) =>
    slot.map(({ teams: [team1, team2], score, goals }) => {
      const outcome = score ? { score } : { status: 'cancelled' }
      const listed = goals && { goals1: goals[0].map(goalAt), goals2: goals[1].map(goalAt) }
      return { date: dayOf(at), time: timeOf(at), team1, team2, ...outcome, ...listed }
    }),
  )
  await writeFile(path, JSON.stringify({ name: 'World Cup 2022', matches }))
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}

const goalAt = (minute: number) => ({ minute })

const dayOf = (slot: number) => `2022-12-${String(1 + Math.floor(slot / 24)).padStart(2, '0')}`
const timeOf = (slot: number) => `${String(slot % 24).padStart(2, '0')}:00`

/** Slots that pass without a match, so that what comes after them kicks off so much later. */
export function emptySlots(count: number): readonly (readonly ReplayedMatch[])[] {
  return Array.from({ length: count }, (_, at) => [{ teams: [`Team ${at}A`, `Team ${at}B`] }])
}
