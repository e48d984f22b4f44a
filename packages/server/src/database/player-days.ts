import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { isCivilDate } from '@caderneta/domain/person/age'
import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/** Days (YYYY-MM-DD) in a player's own time zone, both included; unbounded when absent. */
export interface PlayerDays {
  readonly playerId: number
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * A day such as 31 February, or any of the year 0, is well-formed and does not exist. Days in the
 * wrong order are refused too: an empty list would say that nothing happened.
 */
export function wrongDays({ from, to }: PlayerDays): Refusal<'invalid_fields'> | null {
  if (from !== undefined && !isCivilDate(from)) return refuseFields({ from: 'date_invalid' })
  if (to !== undefined && !isCivilDate(to)) return refuseFields({ to: 'date_invalid' })
  const isReversed = from !== undefined && to !== undefined && from > to
  if (isReversed) return refuseFields({ to: 'dates_reversed' })
  return null
}

/** The time zone in which a player reads days and times. */
export async function readTimeZone(reader: Reader, playerId: number): Promise<string> {
  const player = await reader
    .selectFrom('player')
    .select('timezone')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return player.timezone
}

/** Start of the first day and end of the last one; infinite where the range is unbounded. */
export function playerDayEnds({ playerId, from, to }: PlayerDays) {
  const zone = sql`(select timezone from player where player.id = ${playerId})`
  return {
    begin: sql`coalesce((${from ?? null}::date)::timestamp at time zone ${zone}, '-infinity')`,
    end: sql`coalesce((${to ?? null}::date + 1)::timestamp at time zone ${zone}, 'infinity')`,
  }
}
