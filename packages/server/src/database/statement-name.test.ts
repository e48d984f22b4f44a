import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['begin', 'begin'],
  ['rollback to savepoint point', 'rollback to'],
  ['rollback', 'rollback'],
  ['select * from place_bets($1::jsonb, $2::jsonb) order by slip_index', 'select place_bets'],
  ['select settle_bets($1)', 'select settle_bets'],
  ['select "id", "email" from "account" where "cpf" = $1', 'select account'],
  ['\n  -- Why.\n  select id\n  from  account', 'select account'],
  ['insert into "mail" ("to") values ($1)', 'insert mail'],
  ['update account set name = $1 where id in (select id from bets)', 'update account'],
  ['delete from session where id = $1', 'delete session'],
  ['with proof as (insert into odds_history (id) select 1) select * from x', 'insert odds_history'],
  ['with found as (select 1 from bets) select * from found', 'with bets'],
  ["select 'from ana@example.com' as x from wallet", 'select wallet'],
  ['', 'unknown'],
  ['12345678909', 'unknown'],
])('%j', (text, name) => {
  expect(statementName(text)).toBe(name)
})
