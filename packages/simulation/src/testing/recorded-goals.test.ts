import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { matchCourse } from '@caderneta/feed/football/match-course'
import { matchOffer } from '@caderneta/feed/football/match-offer'
import { matchSettlements } from '@caderneta/feed/football/match-settlements'
import { parseCompetition } from '@caderneta/feed/openfootball/parse-competition'
import { scriptCompetition } from '@caderneta/feed/openfootball/script-competition'
import { describe, expect, it } from 'vitest'
import { expectedOutcome } from './independent-calculator.ts'
import type { OpenfootballMatch } from './recorded-goals.ts'

const EXCERPT = fileURLToPath(
  new URL('../../../feed/src/openfootball/fixtures/worldcup-2022-excerpt.json', import.meta.url),
)
const FILES = [EXCERPT]

const CALLED_OFF = ['postponed', 'cancelled', 'awarded']
const isOffered = ({ score, status = '' }: OpenfootballMatch) =>
  score?.ft !== undefined || CALLED_OFF.includes(status)

describe.each(FILES)('the matches of %s', (path) => {
  const text = readFileSync(path, 'utf8')
  const file: { matches: OpenfootballMatch[] } = JSON.parse(text)
  const records = file.matches.filter(isOffered)
  const scripts = scriptCompetition(parseCompetition(path, text).competition, 'seed').map(
    ({ script, fixture }, i) => ({
      ...script,
      fixture: { ...fixture, gameId: i + 1, startsAt: 0 },
    }),
  )
  const played = scripts.flatMap((script, i) => {
    const record = records[i]
    return script.result.status === 'finished' && record ? [{ script, record }] : []
  })

  it('settle every selection as the file says, and none as void for want of data', () => {
    for (const { script, record } of played) {
      const offer = matchOffer(new Set(), script.unknown)
      const settlements = matchSettlements(script, matchCourse(script), offer)
      for (const { selectionId, marketId, result } of settlements.flatMap((s) => s.outcomes)) {
        const selection = BY_INDEX.get(selectionId - gameOf(selectionId) * 100_000)
        const { name = '', handicap = '' } = selection ?? {}
        const expected = expectedOutcome(record, marketId, name, handicap)
        if (result !== expected) expect([record, marketId, name, handicap, result]).toBe(expected)
      }
    }
  })

  it('offer what is about halves and about the order of goals where the file has them', () => {
    const [first] = played
    const isWorldCup = path.includes('worldcup')
    expect(first?.script.unknown?.has('goals')).toBe(!isWorldCup)
    expect(first?.script.unknown?.has('halfTime')).toBe(false)
  })
})

const BY_INDEX = new Map(FOOTBALL_SELECTIONS.map((selection) => [selection.index, selection]))
