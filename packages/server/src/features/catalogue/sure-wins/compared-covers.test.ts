import { FootballCovers } from '@caderneta/domain/markets/consistency/football-covers'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { odds } from '@caderneta/domain/odds/odds'
import { expect, it } from 'vitest'
import { type ReceivedSelection, receivedSelection } from '../prices/received-selection.ts'
import { ComparedCovers } from './compared-covers.ts'

const GAME = 7

function received(index: number, rate: number): ReceivedSelection {
  const ids = { selectionId: selectionId(GAME, index), oddId: index }
  const ofMarket = { gameId: GAME, marketId: 1, status: 'open' as const, play: '', era: 0 }
  const sent = { ...ids, name: '', header: '', handicap: '', odds: odds(rate), version: 1 }
  return receivedSelection(sent, ofMarket)
}

/** How many selections are looked up for what was sent; all are on offer at odds of 1.50. */
function lookedUpFor(index: number): number {
  let lookedUp = 0
  const offeredAt = (at: number) => {
    lookedUp += 1
    return received(at, 1_500)
  }
  new ComparedCovers(new FootballCovers()).winsWith(null, [received(index, 1_500)], offeredAt)
  return lookedUp
}

it('a price is compared with a few others, one that is in no cover with none', () => {
  const [first] = FOOTBALL_SELECTIONS
  const [corner] = INCIDENT_SELECTIONS
  if (!first || !corner) throw new Error('no selections')
  expect(lookedUpFor(first.index)).toBeGreaterThan(0)
  expect(lookedUpFor(first.index)).toBeLessThan(1_000)
  expect(lookedUpFor(corner.index)).toBe(0)
})
