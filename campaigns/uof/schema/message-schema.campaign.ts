import { readFile } from 'node:fs/promises'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { breachesOf, kindsOf, messagesOfSeason } from './message-schema.ts'

/**
 * The schema of the feed's messages, `UnifiedFeed.xsd` of the provider's public development kit,
 * whose licence does not let us hand it on.
 */
const schemaPath = process.env.UOF_SCHEMA
const minutes = sized({ test: 1, small: 4, full: 30 })
const gamesTarget = sized({ test: 20, small: 40, full: 100 })
const KINDS = [
  ...['alive', 'bet_cancel', 'bet_settlement', 'bet_stop', 'fixture_change', 'odds_change'],
  ...['rollback_bet_cancel', 'rollback_bet_settlement', 'snapshot_complete'],
]

test.skipIf(schemaPath === undefined)(
  'every message of the stand-in is one of the schema that the feed publishes',
  async () => {
    const schema = await readFile(String(schemaPath), 'utf8')
    const messages = await messagesOfSeason({ seed: seeded('uof'), minutes, gamesTarget })
    const kinds = kindsOf(messages)
    for (const [kind, count] of kinds) reportFigure(kind, count)
    expect([...kinds.keys()].toSorted()).toEqual(KINDS)
    expect(await breachesOf(messages, schema)).toEqual([])
  },
)
