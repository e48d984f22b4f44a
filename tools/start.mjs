import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.mjs'
import { programPath } from './server-build.mjs'
import { repository } from './web-build.mjs'

const built = await buildAll()
if (built !== 0) process.exit(built)

const { flags, environment } = JSON.parse(
  readFileSync(join(repository, 'packages/server/node-flags.json'), 'utf8'),
)
const server = spawn(
  process.execPath,
  [
    // What the server makes lives for a moment: a small young generation keeps memory small. The
    // old one would grow to twice what lives in it before anything of it is collected.
    ...flags,
    '--enable-source-maps',
    programPath('main'),
    ...process.argv.slice(2),
  ],
  {
    cwd: repository,
    stdio: 'inherit',
    // With an arena for each thread glibc keeps 120 MB that nothing uses, most of it after the
    // lists were compressed at the start; and it gives back what is freed only below thresholds
    // that it raises itself.
    env: { ...environment, ...process.env },
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
