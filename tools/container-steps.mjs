import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from './web-build.mjs'

// node tools/container-steps.mjs FOLDER: runs what the Containerfile runs to build, in a copy of
// the repository in FOLDER, where no builder of images is installed.

/** What the first stage of a Containerfile says; anything else is an error, not left out. */
export function buildStage(text) {
  const stages = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n')
    .split(/^(?=FROM )/m)
  const environment = {}
  const steps = []
  for (const line of stages[0].trim().split('\n')) {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [null, line, '']
    if (instruction === 'RUN') steps.push(rest)
    else if (instruction === 'ENV') {
      const [name, ...value] = rest.split('=')
      environment[name] = value.join('=')
    } else if (!['FROM', 'WORKDIR'].includes(instruction) && line !== 'COPY . .')
      throw new Error(`${line}: only an image builder can do that`)
  }
  const entry = /^ENTRYPOINT (\[.+\])$/m.exec(stages.at(-1) ?? '')
  return { environment, steps, start: entry ? JSON.parse(entry[1]) : [] }
}

/** The last names of the paths that `COPY . .` leaves out. */
export function ignoredNames(text) {
  return new Set(
    text
      .trim()
      .split('\n')
      .map((path) => basename(path)),
  )
}

function runSteps(folder) {
  const { environment, steps, start } = buildStage(
    readFileSync(join(repository, 'Containerfile'), 'utf8'),
  )
  if (existsSync(folder)) throw new Error(`${folder} exists`)
  const left = ignoredNames(readFileSync(join(repository, '.containerignore'), 'utf8'))
  const filter = (path) => !left.has(basename(path))
  mkdirSync(folder, { recursive: true })
  cpSync(repository, folder, { recursive: true, verbatimSymlinks: true, filter })
  for (const step of steps) {
    console.error(`\n== ${step}`)
    const env = { ...process.env, ...environment }
    execFileSync('/bin/sh', ['-c', step], { cwd: folder, env, stdio: 'inherit' })
  }
  console.log(`\nBuilt. It starts, in ${folder}, with:\n${start.join(' ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv
  if (folder === undefined) {
    console.error('node tools/container-steps.mjs FOLDER')
    process.exitCode = 64
  } else runSteps(resolve(folder))
}
