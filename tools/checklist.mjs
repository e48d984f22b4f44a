import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportOf } from './checklist-report.mjs'
import { repositoryFiles } from './repository-files.mjs'
import { repository } from './web-build.mjs'

const USAGE = `npm run checklist                         every group: rows with a test, rows without
npm run checklist -- --missing SLP,DEP    the rows of these groups that no test names
npm run checklist -- --covered SLP        the rows of these groups and the tests that name them
npm run checklist -- --require SLP,DEP    fails when a row of these groups has no test`

const IS_TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$|^e2e\/.*\.ts$/

const { values: options } = parseArgs({
  options: {
    missing: { type: 'string' },
    covered: { type: 'string' },
    require: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const report = reportOf(
  readFileSync(join(repository, 'docs/spec/checklist.md'), 'utf8'),
  repositoryFiles(repository).filter(({ path }) => IS_TEST_FILE.test(path)),
)

/** The groups that an option names; a group that does not exist is a mistake of the caller. */
function groupsNamed(text) {
  const names = text.split(',').map((name) => name.trim().toUpperCase())
  const unknown = names.filter((name) => !report.groups.some((group) => group.name === name))
  if (unknown.length > 0) {
    console.error(`The checklist has no group ${unknown.join(', ')}.`)
    process.exit(2)
  }
  return report.groups.filter(({ name }) => names.includes(name))
}

function printAll() {
  let covered = 0
  let total = 0
  for (const group of report.groups) {
    const rows = group.covered.length + group.missing.length
    covered += group.covered.length
    total += rows
    const count = `${group.covered.length}/${rows}`.padStart(8)
    console.log(
      `${group.name} ${count}  missing ${String(group.missing.length).padStart(3)}  ${group.title}`,
    )
  }
  console.log(
    `ALL ${`${covered}/${total}`.padStart(8)}  missing ${String(total - covered).padStart(3)}`,
  )
  for (const [id, places] of report.unknown) {
    console.log(`${id} is used in ${places.join(', ')} but not in the checklist`)
  }
}

function printMissing(groups) {
  for (const { id, fact } of groups.flatMap(({ missing }) => missing)) console.log(`${id}  ${fact}`)
}

function printCovered(groups) {
  for (const { id } of groups.flatMap(({ covered }) => covered)) {
    console.log(`${id}  ${report.places.get(id).join(', ')}`)
  }
}

if (options.help) console.log(USAGE)
else if (options.missing) printMissing(groupsNamed(options.missing))
else if (options.covered) printCovered(groupsNamed(options.covered))
else if (options.require) {
  const groups = groupsNamed(options.require)
  printMissing(groups)
  process.exitCode = groups.some(({ missing }) => missing.length > 0) ? 1 : 0
} else printAll()
