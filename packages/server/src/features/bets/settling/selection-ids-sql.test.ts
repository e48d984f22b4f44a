import {
  gameOf,
  SELECTIONS_PER_GAME,
  selectionId,
} from '@caderneta/domain/markets/market/game-selection'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'

const IDS = 2_000
const id = fc.record({
  game: fc.integer({ min: 1, max: Math.floor(Number.MAX_SAFE_INTEGER / SELECTIONS_PER_GAME) - 1 }),
  index: fc.integer({ min: 0, max: SELECTIONS_PER_GAME - 1 }),
})

describeOnDatabases('identifiers of selections in SQL', (makeDatabase) => {
  it('are made and read as in the domain', async () => {
    const { kysely } = await makeDatabase()
    const ids = fc.sample(id, IDS)
    const { rows } = await sql<{ selection: number; game: number }>`
      select selection_of(game, index) as selection, game_of(selection_of(game, index)) as game
      from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as given(game bigint, index integer)
    `.execute(kysely)
    expect(rows).toEqual(
      ids.map(({ game, index }) => {
        const selection = selectionId(game, index)
        return { selection, game: gameOf(selection) }
      }),
    )
  })

  it('of one game end where those of the next begin', async () => {
    const { kysely } = await makeDatabase()
    const { rows } = await sql<{ last: number; next: number }>`
      select game_of(selection_of(8, 0) - 1) as last, game_of(selection_of(8, 0)) as next
    `.execute(kysely)
    expect(rows).toEqual([{ last: 7, next: 8 }])
    expect(gameOf(selectionId(8, 0) - 1)).toBe(7)
  })
})
