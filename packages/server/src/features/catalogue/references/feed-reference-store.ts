import type { ReferenceKind, References } from '@caderneta/feed/references'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** Matches of live feeds are numbered above those of simulations and replays. */
export const LIVE_GAME_ID_MIN = 81_000_000_000
export const LIVE_GAME_ID_MAX = 89_999_999_999

/** First number of each kind; competitions and competitors of other feeds have smaller ones. */
const FIRST: Readonly<Record<ReferenceKind, number>> = {
  match: LIVE_GAME_ID_MIN,
  tournament: 10_000_000_000,
  competitor: 10_000_000_000,
}

const numbered = z.object({ urn: z.string(), id: z.number() })

/** The numbers of a source's URNs, kept in the database. */
export class FeedReferences implements References {
  readonly #database: Database
  readonly #source: string

  constructor(database: Database, source: string) {
    this.#database = database
    this.#source = source
  }

  async numbers(
    kind: ReferenceKind,
    urns: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const known = await this.#read(kind, urns)
    if (known.size < new Set(urns).size) await this.#add(kind, urns)
    else return known
    return this.#read(kind, urns)
  }

  async #read(kind: ReferenceKind, urns: readonly string[]): Promise<Map<string, number>> {
    const query = sql`
      select urn, id from feed_reference
      where source = ${this.#source} and kind = ${kind} and urn = any(${urns}::text[])
    `
    const found = await rows(this.#database.kysely, numbered, query)
    return new Map(found.map(({ urn, id }) => [urn, id]))
  }

  /** Two servers that add the same URN at once end with one number of it. */
  async #add(kind: ReferenceKind, urns: readonly string[]): Promise<void> {
    await sql`
      insert into feed_reference (source, kind, urn, id)
      select ${this.#source}, ${kind}, urn,
        ${FIRST[kind]}::bigint + nextval('feed_reference_number')
      from (
        select distinct urn from unnest(${urns}::text[]) as wanted(urn)
        where not exists (
          select from feed_reference known
          where known.source = ${this.#source} and known.kind = ${kind} and known.urn = wanted.urn
        )
        order by urn
      ) as added
      on conflict do nothing
    `.execute(this.#database.kysely)
  }
}
