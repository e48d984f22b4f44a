import { file, lock, manifest, statements, WEB_TEXTS } from './pieces.mjs'

const lines = (count) => 'export const a = 1\n'.repeat(count)
const home = ['', 'home', 'ana', 'caderneta'].join('/')

const DOMAIN = 'packages/domain/src/planted.ts'
const DOMAIN_TEST = 'packages/domain/src/money/money.test.ts'
const SERVER = 'packages/server/src/http/planted.ts'
const LIVE = 'packages/web/src/live/planted.ts'
const UI = 'packages/web/src/ui/planted.tsx'
const STORY = 'e2e/src/planted.ts'
const STORY_FILE = 'e2e/tests/planted.spec.ts'
const WALLET = 'packages/server/src/features/wallet/planted.ts'

const TEXTS = 'packages/contract/src/planted.ts'
const LIST_CALL = "export const list = call({ path: 'sport/item', access: 'public' })\n"

const domain = (...texts) => texts.map((text) => [file(DOMAIN, text)])
const domainTest = (...texts) => texts.map((text) => [file(DOMAIN_TEST, text)])
const server = (...texts) => texts.map((text) => [file(SERVER, text)])
const named = (...paths) => paths.map((path) => [file(path, 'export const a = 1\n')])

const announced = "await announceMatch(server, { teams: ['Wales', 'Ghana'] })\n"

const cycle = [
  file('packages/server/src/http/planted.ts', "import { b } from '../http/other.ts'\n"),
  file('packages/server/src/http/other.ts', "export { a } from './planted.ts'\n"),
]
const cycleOfTypes = cycle.map(({ path, text }) => file(path, text.replace('port', 'port type')))
const cycleOverPackages = [
  file(DOMAIN, "import { b } from '@caderneta/contract/planted'\n"),
  file('packages/contract/src/planted.ts', "import { a } from '@caderneta/domain/planted'\n"),
]
const mutual = [
  file('packages/server/src/http/planted.ts', "import type { A } from '../mail/letter.ts'\n"),
  file('packages/server/src/mail/letter.ts', 'export type A = 1\n'),
  file('packages/server/src/mail/other.ts', "import { b } from '../http/planted.ts'\n"),
]
const mutualFeatures = [
  file('packages/server/src/features/bets/planted.ts', "import '../wallet/wallet.ts'\n"),
]

function licensed(entry) {
  return [file('package-lock.json', lock({ 'node_modules/planted': entry }))]
}

/** Rule → plants, each a list of files; every one of them must be refused. */
export const houseBreaches = {
  'package boundaries': [
    [file(DOMAIN, "import { c } from '@caderneta/contract/language'\n")],
    [file(SERVER, "import { s } from '@caderneta/simulation/simulation'\n")],
    [file(UI, "const page = import('@caderneta/server/app')\n")],
    [file(SERVER, "type W = import('@caderneta/web/live').W\n")],
    [file(STORY, "import { figure } from '@caderneta/bench/figure'\n")],
    [file(SERVER, "import { startServer } from '@caderneta/testing/hosts/server-process'\n")],
  ],
  'undeclared dependencies': [
    [file(SERVER, "import fastify from 'fastify'\n")],
    [file(SERVER, "import { test } from 'vitest'\n")],
    [
      file(
        'packages/web/src/planted.ts',
        "import { z } from '@caderneta/contract/accounts/sign'\n",
      ),
    ],
  ],
  'relative imports stay': [
    [file(SERVER, "import { cash } from '../../../domain/src/money.ts'\n")],
    [file(SERVER, "import { outside } from '../../../../../outside.ts'\n")],
  ],
  'import extensions': server("import './other'\n", "import './other.js'\n"),
  'feature entry files': [
    [file(WALLET, "import { store } from '../bets/bet-store.ts'\n")],
    [file(SERVER, "import { store } from '../features/bets/bet-store.ts'\n")],
  ],
  'the root of the page imports only itself and libraries': [
    [file('packages/web/src/root/planted.ts', "import { live } from '../live/live.ts'\n")],
    [file('packages/web/src/root/planted.ts', "import { ok } from '@caderneta/contract/call'\n")],
  ],
  'ui imports only ui and libraries': [
    [file(UI, "import { slip } from '../texts/en/slip.ts'\n")],
    [file(UI, "import { cash } from '@caderneta/domain/money/money'\n")],
  ],
  'live knows facts only': [
    [file(LIVE, "import { button } from '../ui/button.tsx'\n")],
    [file(LIVE, "import { feed } from '@caderneta/feed/messages'\n")],
  ],
  'the product knows no test': [
    [file(SERVER, "import { db } from '../database/test-database.ts'\n")],
    [file(SERVER, "import { t } from './planted.test.ts'\n")],
  ],
  'import cycles': [cycle, cycleOfTypes, cycleOverPackages],
  'folders that import each other': [mutual, mutualFeatures],
  'file length': [
    [file(DOMAIN, lines(401))],
    [file('packages/server/migrations/0002-planted.sql', '--\n'.repeat(401))],
  ],
  'function length': [
    [file(DOMAIN, statements(69))],
    [file(UI, statements(69))],
    [file(DOMAIN, `export const long = () => {\n${'  step()\n'.repeat(69)}}\n`)],
  ],
  'length of an SQL function': [
    [
      file(
        'packages/server/sql/ledger/planted.sql',
        `create or replace function planted() returns void language sql as $$\n${'\n'.repeat(119)}$$;\n`,
      ),
    ],
  ],
  'line length': domain(`export const total = ${'1 + '.repeat(30)}1\n`),
  'the product uses its exports': [
    [file(DOMAIN, 'export const planted = 1\n')],
    [
      file(DOMAIN, 'export function planted() {\n  return planted()\n}\n'),
      file(DOMAIN_TEST, "import { planted } from '../planted.ts'\nplanted()\n"),
    ],
    [
      file(DOMAIN, 'export const planted = 1\n'),
      file(
        'bench/src/planted.ts',
        "import { planted } from '@caderneta/domain/planted'\nrun(planted)\n",
      ),
      file(
        'e2e/src/planted.ts',
        "import { planted } from '@caderneta/domain/planted'\nrun(planted)\n",
      ),
    ],
    [
      file(DOMAIN, 'const part = 1\nexport const planted = part\nexport { part as piece }\n'),
      file(SERVER, "export { piece } from '@caderneta/domain/planted'\n"),
    ],
  ],
  'exports are imported': [
    [file(DOMAIN, 'export const planted = 1\nstart(planted)\n')],
    [file(SERVER, "export { odds } from '@caderneta/domain/odds/odds'\n")],
    [file('packages/domain/src/testing/planted.ts', 'export const planted = 1\n')],
  ],
  'no state in a module of the server': server(
    'let last = 0\nexport const next = () => ++last\n',
    'const known = new Map()\nexport const note = (key) => known.set(key, 1)\n',
    'const seen = new WeakSet()\nexport const see = (key) => seen.add(key)\n',
    'export const budgets = { players: new PlayerBudget(60) }\n',
  ),
  'no effect when a module is loaded': [
    ...server(
      'setInterval(() => look(), 1000)\n',
      'const timer = setTimeout(look, 1000)\n',
      'onChange(() => look())\n',
    ),
    [file('packages/web/src/planted.ts', 'onPlayerMessage(() => renew())\n')],
    [file('packages/web/src/planted.tsx', "import './notifications.ts'\n")],
  ],
  'state of the page in one object': [
    ...[
      'let last = 0\nexport const next = () => ++last\n',
      'const listeners = new Set()\nexport const on = (listener) => listeners.add(listener)\n',
      'export const cache = new QueryCache()\n',
      'export const openStore = new Store(false)\n',
      'const replies = readReplies()\nexport const take = (key) => replies.delete(key)\n',
    ].map((text) => [file('packages/web/src/planted.ts', text)]),
    [file('packages/web/src/routing/not-fetched.ts', 'export const NONE = {}\n')],
  ],
  'routes make no timers and no providers': [
    'export const register = (app) => setInterval(() => push(app), 1000)\n',
    'export function register(app, deps) {\n  serve(app, new SlipPlacer(deps))\n}\n',
    'export function register(app, deps) {\n  serve(app, choosePayouts(deps))\n}\n',
    'export const register = (app, deps) => serve(app, sandboxTexts(deps))\n',
  ].map((text) => [file('packages/server/src/features/bets/planted-routes.ts', text)]),
  'files in a folder': [
    Array.from({ length: 26 }, (_, at) => file(`packages/domain/src/odds/planted-${at}.ts`, '')),
  ],
  'no any': domain('export const a = (b: any) => b\n', 'export type A = any[]\n'),
  'no non-null assertion': domain('export const a = b!.c\n', 'let a!: string\n'),
  casts: domain('export const a = b as string\n', 'export const a = <string>b\n'),
  'no suppression': domain(
    '// biome-ignore lint: later\nexport const a = 1\n',
    'export function a() {\n  b()\n  // @ts-expect-error\n}\n',
    '/* eslint-disable */\n',
  ),
  'nothing unfinished': [
    ...domain('// TODO: the other half\n'),
    [file('packages/server/migrations/0001-tables.sql', '-- FIXME\n')],
  ],
  'no default export': domain(
    'export default 1\n',
    'export default function a() {}\n',
    'const a = 1\nexport { a as default }\n',
  ),
  'kebab-case file names': named('packages/domain/src/moneyText.ts', 'packages/web/src/Ui/a.ts'),
  'meaningless names': named(
    'packages/domain/src/utils.ts',
    'packages/domain/src/money-helpers.ts',
    'packages/web/src/common/money.ts',
    'packages/server/src/bet-manager.ts',
  ),
  'sports by their traits': [
    [file('packages/web/src/a.ts', "export const a = (route) => route === 'football'\n")],
    [file('packages/web/src/a.ts', 'export const a = (id) => id !== SPORT.boxing.id\n')],
    [file('packages/server/src/a.ts', 'export const a = (sportId) => sportId === FOOTBALL\n')],
  ],
  'identifiers of selections': [
    [file('packages/server/src/a.ts', 'export const a = (gameId) => gameId * 1000 + 1\n')],
    [file('packages/web/src/a.ts', 'export const a = (id) => Math.floor(selectionId / 1000)\n')],
    [file('packages/server/sql/placing/a.sql', 'select selection_id / 1000 from leg;\n')],
  ],
  'addresses of calls in the table': [
    "app.post('/api/login', serve)\n",
    'register(`${publicUrl}/api/psp`)\n',
    "export const a = 'sport/item'\n",
  ].map((text) => [file('packages/contract/src/list-call.ts', LIST_CALL), file(SERVER, text)]),
  'the page reads path and response': [
    "import { list } from '@caderneta/contract/list-call'\nshow(list.access)\n",
    "import { list } from '@caderneta/contract/list-call'\nconst { refusals } = list\n",
    "import * as calls from '@caderneta/contract/list-call'\nshow(calls.list.summary)\n",
    'export const a = ({ path, request }: PageCall<object, object>) => path\n',
    "import { CALLS } from '@caderneta/contract/calls'\nshow(CALLS)\n",
  ].map((text) => [file('packages/web/src/a.ts', text)]),
  'texts of requests are read': [
    [file(TEXTS, 'export const saveRequest = z.object({ name: z.string() })\n')],
    [
      file(
        TEXTS,
        "const name = z.string('required')\nexport const aRequest = z.object({ name })\n",
      ),
    ],
    [file(TEXTS, 'export const a = call({ request: z.object({ q: z.string() }) })\n')],
    [file(TEXTS, 'const list = z\n  .string()\nexport const aRequest = z.object({ list })\n')],
  ],
  'defaults that stand in': [
    ...domain('export const a = (b) => b[0] ?? 0\n', "export const a = (b) => b.get(1) ?? ''\n"),
    [file('packages/feed/src/a.ts', 'export const a = (b) => b.get(1) ?? []\n')],
    [file('packages/web/src/a.ts', 'export const a = [b ?? 0];\n'.repeat(200))],
  ],
  'retired words': [
    ...domain(
      'export const toldGame = 1\n',
      'export interface ServerParts {}\n',
      '/** A game as the feed tells it. */\n',
      "log.info('jobs: nobody looked')\n",
    ),
    ...domainTest("test('is asked anew', run)\n"),
    ...named('packages/server/src/http/record-told.ts'),
    [file('packages/server/src/database/audit/planted.sql', '-- whoever comes second waits\n')],
    [file('README.md', 'The server has a provider of ours.\n')],
  ],
  'the domain touches nothing': domain(
    'export const a = () => Date.now()\n',
    'export const a = () => new Date()\n',
    'export const a = () => Math.random()\n',
    'export const a = process.env.PORT\n',
    "export const a = () => fetch('a')\n",
    'export const a = (f: () => void) => setTimeout(f, 1)\n',
  ),
  'the page takes the time of the server': [
    [file(UI, 'export const isOver = (at: number) => at < Date.now()\n')],
    [file(UI, 'export const today = () => new Date().getDate()\n')],
  ],
  'the domain depends on nothing': [
    ...domain("import { createHash } from 'node:crypto'\n", "import * as z from 'zod/mini'\n"),
    [file('packages/domain/package.json', manifest({ zod: '4' }))],
  ],
  'tests beside the code': [[file('packages/domain/tests/money.test.ts', "test('a', run)\n")]],
  'no test left out': domainTest(
    "test.only('a', run)\n",
    "it.skip('a', run)\n",
    "describe.skip('a', run)\n",
    "test.todo('a')\n",
    "test.skip.each([1])('a', run)\n",
    "xit('a', run)\n",
  ),
  'no sleep in a test': domainTest(
    'await new Promise((resolve) => setTimeout(resolve, 50))\n',
    "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(50)\n",
    'await page.waitForTimeout(50)\n',
  ),
  'no hidden wait': domainTest(
    'await vi.waitFor(() => expect(calls).toHaveLength(1))\n',
    'await vi.waitUntil(() => isOpen, { timeout: 500 })\n',
    'await expect.poll(() => count()).toBe(2)\n',
  ),
  'no timed assertion': domainTest(
    'expect(performance.now() - start).toBeLessThan(5)\n',
    'const took = Date.now() - start\nexpect(took).toBeLessThan(5)\n',
    'expect(at).toBe(Date.now())\n',
  ),
  'assertions are awaited': domainTest(
    'expect(run()).rejects.toThrow()\n',
    'expect(run()).resolves.not.toBe(1)\n',
    'fc.assert(fc.asyncProperty(fc.nat(), run))\n',
  ),
  'numbered migrations': [
    [file('packages/server/migrations/0003-gap.sql', '')],
    [file('packages/server/migrations/0001-twice.sql', '')],
    [file('packages/server/migrations/next.sql', '')],
  ],
  'rows are parsed': [
    'export const found = sql<Row>`select 1`.execute(reader)\n',
    'export const found = pool.query<Row>(`select 1`)\n',
    'export const column = sql<string>`odds::text`\n',
    'export const column = sql<boolean>`odds > 0`.as(`is_open`)\n',
  ].map((text) => [file('packages/server/src/features/wallet/planted.ts', text)]),
  'migrations that stop nothing': [
    'create index bet_planted on bet (odds);',
    'alter table bet add constraint planted check (stake > 0);',
    'alter table bet alter column odds type bigint;',
    'alter table bet alter column settled_at set not null;',
    'lock table bet;',
    'alter table bet drop column odds;',
    'alter table bet rename odds to price;',
    'drop function place_bets(jsonb, jsonb);',
  ].map((text) => [file('packages/server/migrations/0048-planted.sql', `${text}\n`)]),
  'no path of one machine': [
    [file(SERVER, `export const folder = '${home}'\n`)],
    [file('README.md', `cd ${home}\n`)],
  ],
  'lock file without hosts': [
    [file('package-lock.json', '{"packages": {}, "resolved": "https://registry.example/a.tgz"}')],
    [file('.npmrc', 'registry=https://registry.example\n')],
  ],
  'the same texts in both languages': [
    [file(`${WEB_TEXTS}/ptBR/slip.ts`, "export const slip = { place: '', empty: '' }\n")],
    [file(`${WEB_TEXTS}/en/slip.ts`, "export const slip = { place: { now: '' } }\n")],
    [file(`${WEB_TEXTS}/ptBR/planted.ts`, "export const planted = { a: '' }\n")],
  ],
  'stories keep their matches': [
    [file(STORY_FILE, `${announced}${announced}`)],
    [file(STORY_FILE, announced), file('e2e/tests/other.spec.ts', announced)],
  ],
  'statements in stores and views': server('sql`x`\n', "db.selectFrom('a')\n", "pool.query('x')\n"),
  'packages locked by content': [
    [file('package-lock.json', lock({ 'node_modules/planted': { version: '1.0.0' } }))],
  ],
  'nothing runs at install': [
    [file('package-lock.json', lock({ 'node_modules/planted': { hasInstallScript: true } }))],
    [file('.npmrc', 'fund=false\n')],
  ],
  'packages run on the oldest Node': [
    licensed({ license: 'MIT', engines: { node: '>=22.17' } }),
    licensed({ license: 'MIT', engines: { node: '^20.20.0 || >=22' } }),
  ],
  'permissive licences': [
    licensed({ license: 'GPL-3.0' }),
    licensed({ license: 'MPL-2.0' }),
    licensed({ license: 'MIT AND GPL-2.0', dev: true }),
    licensed({}),
    [
      ...licensed({ license: 'MIT' }),
      file('node_modules/planted/package.json', JSON.stringify({ license: 'AGPL-3.0' })),
    ],
  ],
}
