import { breach } from './syntax.mjs'

/** Earlier migrations were applied everywhere, and are frozen. */
const LAST_WITHOUT_RULE = 47

/** The second number: since which migration nothing uses what this one removes. */
const MIGRATION = /^packages\/server\/migrations\/(\d{4})-(?:contract-(\d{4})-)?[\w-]+\.sql$/

/**
 * Rewrites the identifiers of all selections in one transaction, which is the work of seconds in
 * which no bet is placed, and which no server of the version before survives (decision 0086).
 */
const REWRITES_IDENTIFIERS = '0053-contract-0053-indexes-of-a-game.sql'

const CONSTRAINT = /\badd (?:constraint|check|unique|primary key|foreign key|exclude)\b/

/** Replaced by blanks of the same length, so that positions stay. */
const blank = (text) => text.replace(/[^\n]/g, ' ')

/** The statements of a migration, without comments and without bodies of functions. */
function statementsOf(text) {
  const plain = text
    .replace(/--.*$/gm, blank)
    .replace(/\$\$[\s\S]*?\$\$/g, blank)
    .toLowerCase()
  let from = 0
  return plain.split(';').map((statement) => {
    const at = from + statement.search(/\S|$/)
    from += statement.length + 1
    return { text: statement.trim().replace(/\s+/g, ' '), at }
  })
}

const tableOf = (statement) =>
  /^(?:alter table (?:only )?(?:if exists )?|create (?:unique )?index .*? on )(\w+)/.exec(
    statement,
  )?.[1]

/** What holds a lock that stops bets for as long as it reads or writes a whole table. */
function longLock(statement, isValidated) {
  if (/^create (unique )?index (?!concurrently)/.test(statement))
    return 'create index: build it concurrently, as a step'
  if (/^(lock|cluster|vacuum full|reindex (?!.*concurrently))/.test(statement))
    return 'locks a whole table'
  if (!statement.startsWith('alter table')) return null
  if (/\balter (column )?\w+ (set data )?type\b/.test(statement))
    return 'alter column type writes the table again: add a column and copy in lots'
  if (CONSTRAINT.test(statement) && !/not valid|using index/.test(statement))
    return 'add a constraint not valid, and validate it in a later step'
  if (/\bset not null\b/.test(statement) && !isValidated)
    return 'set not null reads the table: validate a check (… is not null) before'
  return null
}

/** What a server of the version before would miss. */
function contraction(statement, isContract, created) {
  if (isContract) return null
  const dropped = /^drop (?:table|view|type)\b|^alter table .*\b(?:drop column|rename)\b/
  if (dropped.test(statement))
    return 'a server of the version before needs it: drop it later, in 00NN-contract-00MM-….sql'
  const name = /^drop function (?:if exists )?(\w+)/.exec(statement)?.[1]
  if (name && !created.has(name)) return `a server of the version before calls ${name}`
  return null
}

function migrationsThatDoNotStop(files) {
  return files.flatMap((file) => {
    const [, number = '0000', unusedSince] = MIGRATION.exec(file.path) ?? []
    if (Number(number) <= LAST_WITHOUT_RULE) return []
    if (file.path.endsWith(`/${REWRITES_IDENTIFIERS}`)) return []
    if (unusedSince >= number)
      return [breach(file, 1, 'names an earlier migration since which nothing uses what it drops')]
    const statements = statementsOf(file.text)
    const created = new Set(
      [...file.text.matchAll(/^create (?:or replace )?(?:table|function) (\w+)/gm)].map(
        (m) => m[1],
      ),
    )
    const isContract = unusedSince !== undefined
    let isValidated = false
    return statements.flatMap(({ text, at }) => {
      isValidated ||= text.includes('validate constraint')
      const isOwn = created.has(tableOf(text))
      const message =
        (isOwn ? null : longLock(text, isValidated)) ?? contraction(text, isContract, created)
      return message ? [breach(file, file.text.slice(0, at).split('\n').length, message)] : []
    })
  })
}

export const migrationRules = [
  { name: 'migrations that stop nothing', check: migrationsThatDoNotStop },
]
