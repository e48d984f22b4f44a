import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import type { GameProgramme } from '@caderneta/feed/programme'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { isAboutIncidents } from '../independent-incidents.ts'
import { marketsCounted, offerAt, offerBefore } from './open-books.ts'
import { GAMES_BY_SPORT } from './sport-games.ts'

const MATCHES = sized({ test: 5, small: 60, full: 200 })

type Offer = ReturnType<typeof offerBefore>

/** The first matches that record corners, cards and shots, and the first that do not. */
function matchesOf(kind: 'top' | 'minor'): readonly GameProgramme[] {
  const found: GameProgramme[] = []
  for (const game of GAMES_BY_SPORT.football('counted')) {
    const isTop = offerBefore(game).some(({ marketId }) => isAboutIncidents(marketId))
    if (isTop === (kind === 'top')) found.push(game)
    if (found.length === MATCHES) break
  }
  return found
}

function leastOf(name: string, offers: readonly Offer[]): number {
  const counts = offers.map(marketsCounted).sort((one, other) => one - other)
  reportFigure(`${name}: matches`, counts.length)
  reportFigure(`${name}: least and median`, `${counts[0]}, ${counts[counts.length >> 1]}`)
  return Math.min(...counts)
}

describe('the markets on sale of a match of football', () => {
  const [top, minor] = [matchesOf('top'), matchesOf('minor')]
  const before = top.map(offerBefore)

  it('are 200 and more before a match of which everything is recorded', () => {
    expect(leastOf('top, before', before)).toBeGreaterThanOrEqual(200)
  })

  it('would be fewer without any two of the three largest families', () => {
    for (const kept of ['goals', 'halves', 'corners'] as const) {
      const lost = ['goals', 'halves', 'corners'].filter((tab) => tab !== kept)
      const isLeft = ({ marketId }: Offer[number]) =>
        !lost.includes(FOOTBALL_MARKETS.find(({ id }) => id === marketId)?.tab ?? '')
      const without = before.map((offer) => marketsCounted(offer.filter(isLeft)))
      expect(Math.min(...without)).toBeLessThan(200)
    }
  })

  it('are 100 and more before a minor match', () => {
    expect(leastOf('minor, before', minor.map(offerBefore))).toBeGreaterThanOrEqual(100)
  })

  it.each([
    [30, 90],
    [80, 40],
  ])('are still many at minute %i: %i and more', (minute, least) => {
    const offers = top.map((game) => offerAt(game, minute))
    expect(leastOf(`top, ${minute}′`, offers)).toBeGreaterThanOrEqual(least)
  })
})
