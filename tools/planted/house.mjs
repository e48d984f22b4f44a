import { file, lock, locked, manifest, statements, WEB_TEXTS } from './pieces.mjs'

/** A small repository that keeps every rule; a plant is added, or replaces a file of its path. */
export const house = [
  file(
    'package.json',
    JSON.stringify({ engines: { node: '>=20.19' }, devDependencies: { vitest: '4' } }),
  ),
  file('package-lock.json', lock({ 'node_modules/kind': locked({ license: 'MIT' }) })),
  file('.npmrc', 'ignore-scripts=true\n'),
  file('packages/domain/package.json', manifest({})),
  file('packages/domain/src/money/money.ts', 'export const cash = new Date(0)\n'),
  file(
    'packages/domain/src/money/money.test.ts',
    "import { test } from 'vitest'\ntest('a', run)\n",
  ),
  file('packages/domain/src/odds/odds.ts', 'export const odds = 1\n'),
  file('packages/domain/src/odds/odds.test.ts', statements(80).replace('long', 'describeTwice')),
  file('packages/server/package.json', manifest({ '@caderneta/domain': '0.1.0', pg: '8' })),
  file(
    'packages/server/src/main.ts',
    "import { cash } from '@caderneta/domain/money/money'\n" +
      "import { odds } from '@caderneta/domain/odds/odds'\n" +
      "import { wallet } from './features/wallet/wallet.ts'\nstart(cash, odds, wallet)\n",
  ),
  file(
    'packages/server/src/features/bets/bets.ts',
    "import type pg from 'pg'\nimport { store } from './bet-store.ts'\nexport const bets = store\n",
  ),
  file('packages/server/src/features/bets/bet-store.ts', 'export const store = 1\n'),
  file(
    'packages/server/src/features/wallet/wallet.ts',
    "import { bets } from '../bets/bets.ts'\nexport const wallet = bets\n",
  ),
  file('packages/server/migrations/0001-tables.sql', 'create table a (b int);\n'),
  file('packages/web/package.json', manifest({ '@caderneta/domain': '0.1.0', react: '19' })),
  file('packages/web/src/ui/button.tsx', "import { type ReactNode } from 'react'\n"),
  file('packages/web/src/live/facts.ts', "import { cash } from '@caderneta/domain/money/money'\n"),
  file(`${WEB_TEXTS}/ptBR/slip.ts`, "export const slip = { place: 'APOSTAR' }\n"),
  file(`${WEB_TEXTS}/en/slip.ts`, "export const slip = { place: 'PLACE BET' }\n"),
  file(
    'packages/web/src/main.tsx',
    "import { slip } from './texts/ptBR/slip.ts'\n" +
      "import('./texts/en/slip.ts').then(({ slip: english }) => show(slip, english))\n",
  ),
]
