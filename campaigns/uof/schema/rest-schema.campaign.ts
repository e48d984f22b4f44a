import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { kindsOf } from './message-schema.ts'
import { repliesOfSeason } from './rest-replies.ts'
import { breachesOfReplies, statusesOf } from './rest-schemas.ts'

/** The folder `ext` of the provider's public development kit, which we may not hand on either. */
const folder = process.env.UOF_REST_SCHEMAS
const minutes = sized({ test: 1, small: 4, full: 30 })
const gamesTarget = sized({ test: 60, small: 80, full: 100 })
const KINDS = [
  ...['bookmaker_details', 'fixtures_fixture', 'market_descriptions', 'match_status_descriptions'],
  ...['match_summary', 'producers', 'response', 'schedule'],
]
const STATUSES = ['cancelled', 'closed', 'interrupted', 'live', 'not_started', 'postponed']
/** Of a match that extra time decided, and one that penalties did. */
const DECIDED_LATE = [110, 120]
const SPORTS = [1, 10, 109, 16, 2, 23, 5].map((number) => `sr:sport:${number}`)

test.skipIf(folder === undefined)(
  'every reply of the stand-in is one of the schemas that the feed publishes',
  async () => {
    const replies = await repliesOfSeason({ seed: seeded('uof'), minutes, gamesTarget })
    const kinds = kindsOf(replies)
    for (const [kind, count] of kinds) reportFigure(kind, count)
    expect([...kinds.keys()].toSorted()).toEqual(KINDS)
    const ofEachSport = SPORTS.flatMap((sport) => STATUSES.map((status) => `${sport} ${status}`))
    expect([...statusesOf(replies).keys()].toSorted()).toEqual(ofEachSport.toSorted())
    for (const code of DECIDED_LATE)
      expect(replies.some((reply) => reply.includes(` match_status_code="${code}"`))).toBe(true)
    expect(await breachesOfReplies(replies, String(folder))).toEqual([])
  },
)
