import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { isFirstAccount } from './person-view.ts'

describeOnDatabases('the accounts of a person', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  async function addPlayers(count: number): Promise<number[]> {
    const players: number[] = []
    while (players.length < count) players.push(await addPlayer(database))
    return players
  }

  async function logIn(device: Buffer, player = 0): Promise<void> {
    await database.pool.query(
      `insert into known_device values ($1, $2, now())
       on conflict (token_hash, player_id) do update set used_at = now()`,
      [device, player],
    )
  }

  async function move(player = 0, street = '', postalCode = '01001000'): Promise<void> {
    await database.pool.query(
      'update player set street_name = $2, postal_code = $3 where id = $1',
      [player, street, postalCode],
    )
  }

  const firsts = (players: readonly number[]) =>
    Promise.all(players.map((player) => isFirstAccount(database.kysely, player)))

  it('are first when nothing is shared', async () => {
    expect(await firsts(await addPlayers(2))).toEqual([true, true])
  })

  it('are known by a browser: the oldest is the first, also after its device was forgotten', async () => {
    const [older = 0, younger = 0] = await addPlayers(2)
    const device = randomBytes(32)
    await logIn(device, younger)
    expect(await firsts([older, younger])).toEqual([true, true])
    await logIn(device, older)
    await logIn(device, older)
    expect(await firsts([older, younger])).toEqual([true, false])
    await database.pool.query('delete from known_device')
    expect(await firsts([older, younger])).toEqual([true, false])
  })

  it('are known by an address with its postal code, in any case of letters', async () => {
    const [one = 0, other = 0, third = 0] = await addPlayers(3)
    await move(one, 'Rua das Flores')
    await move(other, 'RUA DAS FLORES')
    await move(third, 'Rua das Flores', '')
    expect(await firsts([one, other, third])).toEqual([true, false, true])
  })

  it('are known by a PIX key', async () => {
    const [one = 0, other = 0] = await addPlayers(2)
    for (const player of [one, other])
      await database.pool.query(
        `insert into withdrawal (id, player_id, amount, pix_key_type, pix_key, owner_name, cpf,
           created_at)
         select gen_random_uuid(), id, 1, 'email', 'ana@example.com', 'Ana', cpf, now()
         from player where id = $1`,
        [player],
      )
    expect(await firsts([one, other])).toEqual([true, false])
  })

  it('are known by an account between them', async () => {
    const [one = 0, other = 0, between = 0] = await addPlayers(3)
    const devices = [randomBytes(32), randomBytes(32)] as const
    await logIn(devices[0], one)
    await logIn(devices[1], other)
    expect(await firsts([one, other])).toEqual([true, true])
    await logIn(devices[0], between)
    await logIn(devices[1], between)
    expect(await firsts([one, other, between])).toEqual([true, false, false])
  })

  it('of demonstrations are used by anybody and belong to no person', async () => {
    const demo = await addPlayer(database, { isDemo: true })
    const [player = 0] = await addPlayers(1)
    const device = randomBytes(32)
    await logIn(device, demo)
    await logIn(device, player)
    expect(await firsts([demo, player])).toEqual([true, true])
  })
})
