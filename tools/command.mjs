import { spawnSync } from 'node:child_process'
import { buildServer, programPath } from './server-build.mjs'

// npm run audit|review|agents|feed|migrate: the command of that name, built if its sources changed.

const [name, ...args] = process.argv.slice(2)
await buildServer()
const { status } = spawnSync(process.execPath, [programPath(name), ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
