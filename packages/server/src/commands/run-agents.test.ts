import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { findAgent } from '../features/agents/agents.ts'
import { makePersons } from '../testing/test-person.ts'
import { readAgentsCommand } from './agents-command.ts'
import { runAgents } from './run-agents.ts'

describeOnDatabases('npm run agents', (makeDatabase) => {
  let database: Database

  beforeEach(async () => {
    database = await makeDatabase()
  })

  async function agents(...args: string[]) {
    const command = readAgentsCommand(args)
    if (command === null) throw new Error('not a command')
    const { exitCode, lines } = await runAgents(database, command)
    return { exitCode, text: lines.join('\n') }
  }

  it('adds an agent, once, so that a sign-up finds it', async () => {
    expect(await agents('list')).toEqual({ exitCode: 0, text: 'There are no agents.' })
    expect(await agents('add', 'RIO', 'Agência', 'Rio')).toEqual({
      exitCode: 0,
      text: 'rio: added.',
    })
    expect(await findAgent(database.kysely, 'Rio')).toMatchObject({ name: 'Agência Rio' })
    expect((await agents('add', 'rio', 'Agência Rio')).text).toContain('exists already')
    expect((await agents('list')).text).toMatch(/^rio {2}Agência Rio {2}active {2}0 players/)
  })

  it('never gives the code of one agent to another', async () => {
    await agents('add', 'rio', 'Agência Rio')
    await agents('retire', 'rio')
    expect(await agents('add', 'rio', 'Bruno Lima')).toMatchObject({ exitCode: 1 })
    expect(await findAgent(database.kysely, 'rio')).toBeNull()
  })

  it('retires an agent and activates it again, repeatably', async () => {
    await agents('add', 'rio', 'Agência Rio')
    expect((await agents('retire', 'rio')).text).toContain('retired; its players stay')
    expect(await agents('retire', 'rio')).toMatchObject({ exitCode: 0 })
    expect(await findAgent(database.kysely, 'rio')).toBeNull()
    expect((await agents('list')).text).toContain('retired')
    expect((await agents('add', 'rio', 'Agência Rio')).text).toContain('active again')
    expect(await findAgent(database.kysely, 'rio')).not.toBeNull()
  })

  it('lists the players of an agent, even a retired one, without personal data', async () => {
    await agents('add', 'rio', 'Agência Rio')
    const persons = await makePersons(database)
    const { id, email } = await persons.signUp({ code: 'RIO' })
    await persons.signUp()
    await persons.app.close()
    await agents('retire', 'rio')
    const { exitCode, text } = await agents('players', 'rio')
    expect(exitCode).toBe(0)
    expect(text.split('\n')).toHaveLength(1)
    expect(text).toMatch(new RegExp(`^player ${id}  signed up `))
    expect(text).not.toContain(email)
    expect((await agents('list')).text).toContain('1 players')
  })

  it('reports an unknown code', async () => {
    expect(await agents('retire', 'rio')).toMatchObject({ exitCode: 1 })
    expect(await agents('players', 'rio')).toMatchObject({ exitCode: 1 })
  })
})
