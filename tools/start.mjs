import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { buildAll } from './build.mjs'
import { programPath } from './server-build.mjs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs.mts'
import { repository } from './web-build.mjs'

const built = await buildAll()
if (built !== 0) process.exit(built)

const server = spawn(
  process.execPath,
  [...SERVER_FLAGS, '--enable-source-maps', programPath('main'), ...process.argv.slice(2)],
  {
    cwd: repository,
    stdio: 'inherit',
    env: { ...SERVER_ENVIRONMENT, ...process.env },
  },
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl-C to its whole group; twice, the server would exit at once.
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exitCode = 1
})
server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
})
