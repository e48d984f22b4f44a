import { readFile } from 'node:fs/promises'
import { uofReport } from './uof-report.ts'

/** Exit codes: 0 all of it was understood, 1 something was not, 64 usage. */
const EXIT_PROBLEMS = 1
const EXIT_USAGE = 64

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('npm run uof -- FILE: an odds_change or bet_settlement about football\n')
  process.exitCode = EXIT_USAGE
} else {
  const { lines, hasProblems } = uofReport(await readFile(path, 'utf8'))
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = hasProblems ? EXIT_PROBLEMS : 0
}
