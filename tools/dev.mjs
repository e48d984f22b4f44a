import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { binaryOf, buildWeb, repository } from './web-build.mjs'

// npm run dev: the server, started again after each change, and the page with hot reload. Open the
// address that Vite prints; it passes calls and the stream on to the server.

const API_PORT = process.env.API_PORT ?? '3000'

// The server refuses to start without a built page, which a developer need not build by hand.
const built = buildWeb()
if (built !== 0) process.exit(built)

const children = [
  run([binaryOf('tsx'), 'watch', '--clear-screen=false', join('packages/server/src/main.ts')], {
    PORT: API_PORT,
  }),
  run([binaryOf('vite'), 'packages/web'], { API_PORT }),
]

function run(parameters, environment) {
  const child = spawn(process.execPath, parameters, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  // One without the other is of no use.
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
  return child
}
