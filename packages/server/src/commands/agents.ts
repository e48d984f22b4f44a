import { existingDatabase } from '../database/existing-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { AGENTS_USAGE, type AgentsCommand, readAgentsCommand } from './agents-command.ts'
import { runAgents } from './run-agents.ts'

/** Exit codes: 0 done, 1 not possible, 2 the database could not be used, 64 usage. */
const EXIT_UNAVAILABLE = 2
const EXIT_USAGE = 64

const command = readAgentsCommand(process.argv.slice(2))
if (command === null) {
  process.stderr.write(AGENTS_USAGE)
  process.exitCode = EXIT_USAGE
} else process.exitCode = await manageAgents(command)

async function manageAgents(parsed: AgentsCommand): Promise<number> {
  try {
    return await onDatabase(parsed)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`No agent was changed: ${reason}\n`)
    return EXIT_UNAVAILABLE
  }
}

async function onDatabase(parsed: AgentsCommand): Promise<number> {
  const database = await openDatabase(existingDatabase(process.env))
  try {
    const { exitCode, lines } = await runAgents(database, parsed)
    for (const line of lines) process.stdout.write(`${line}\n`)
    return exitCode
  } finally {
    await database.close()
  }
}
