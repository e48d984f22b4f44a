import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationRules } from './migrations.mjs'

const [{ check }] = migrationRules
const breachesOf = (text, name = '0099-planted') =>
  check([{ path: `packages/server/migrations/${name}.sql`, text }])

test('a migration may build what it makes itself, and change tables in steps', () => {
  const sound = [
    '-- migrate: stepwise',
    '-- step',
    'create table planted (id bigint);',
    'create index planted_id on planted (id);',
    'alter table bet add column planted text;',
    'alter table bet add constraint planted_known check (planted is not null) not valid;',
    '-- step',
    'create index concurrently if not exists bet_planted on bet (planted);',
    '-- step',
    'alter table bet validate constraint planted_known;',
    'alter table bet alter column planted set not null;',
    "create function planted() returns void language sql as $$ update bet set status = '' $$;",
  ]
  expect(breachesOf(sound.join('\n'))).toEqual([])
})

test('a migration may drop what no version before uses, when its name says since when', () => {
  const text = 'alter table bet drop column planted;\n'
  expect(breachesOf(text)).toHaveLength(1)
  expect(breachesOf(text, '0099-contract-0098-planted')).toEqual([])
})

test('a migration may not drop what the version before uses', () => {
  const text = 'alter table bet drop column planted;\n'
  expect(breachesOf(text, '0099-contract-0099-planted')).toHaveLength(1)
  expect(breachesOf(text, '0099-contract-planted')).toHaveLength(1)
})

test('a function may be made again with other names of its arguments', () => {
  const again = 'drop function f(bigint);\ncreate function f(x bigint) returns int as $$ $$;'
  expect(breachesOf(again)).toEqual([])
})

test('migrations that were applied before the rule are not judged', () => {
  expect(breachesOf('create index a on b (c);', '0047-planted')).toEqual([])
})

test('a breach names its line', () => {
  expect(breachesOf('-- why\n\nlock table bet;\n')).toEqual([
    {
      path: 'packages/server/migrations/0099-planted.sql',
      line: 3,
      message: 'locks a whole table',
    },
  ])
})

test('the example of the guide is sound', () => {
  const guide = readFileSync(
    new URL('../../docs/how-to/add-a-migration.md', import.meta.url),
    'utf8',
  )
  expect(breachesOf(/```sql\n([\s\S]*?)```/.exec(guide)?.[1])).toEqual([])
})
