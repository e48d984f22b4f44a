import { DOUBLE_CHANCE } from '@caderneta/domain/markets/market/market'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { GameProgramme } from '@caderneta/feed/programme'
import { examplePlay, exampleScript, goal, KICK_OFF } from '@caderneta/feed/testing/example-match'
import { randomFrom } from '@caderneta/pricing/random'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { commitSeed } from '@caderneta/simulation/testing/commit-seed'
import {
  type Backing,
  backEverything,
  IN_ALL,
} from '@caderneta/simulation/testing/published/back-everything'
import { Returns } from '@caderneta/simulation/testing/published/returns'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { describe, expect, it } from 'vitest'

const FIXED_SEED = 'published odds'
/** A campaign takes the commit that it tests, so that no price is tuned to a seed. */
const SEED = seeded(sized({ test: FIXED_SEED, small: commitSeed(), full: commitSeed() }))
const GAMES: Readonly<Record<SportRoute, number>> = {
  football: 120,
  tennis: 60,
  basketball: 60,
  volleyball: 60,
  'american-football': 60,
  'e-sports': 120,
  boxing: 200,
}
/** `every`: one of so many moments at which prices are published. */
const EXTENT = sized({
  test: { times: 1, every: 9 },
  small: { times: 1, every: 9 },
  full: { times: 10, every: 1 },
})
/** Of football, whose prices take longest: many matches at few moments each, other ones in each. */
const FOOTBALL_EXTENT = sized({
  test: { games: GAMES.football, every: EXTENT.every },
  small: { games: GAMES.football, every: EXTENT.every },
  full: { games: 20_000, every: 61 },
})
/** A market as a whole may return more than was staked by as many standard errors, by chance. */
const MARKET_DEVIATIONS_MAX = 3

function backed(
  games: Iterable<GameProgramme>,
  count: number,
  { sport = 'football', ...backing }: Backing & { sport?: SportRoute } = {},
): Returns {
  const returns = new Returns()
  let played = 0
  for (const game of games) {
    if (played === count) break
    played += 1
    backEverything(sport, game, returns, backing)
  }
  return returns
}

describe('published odds at every moment of a game, stoppage and breaks included', () => {
  it.each(SPORT_ROUTES)('return no class of bets on %s more than its stakes and noise', (sport) => {
    const extent =
      sport === 'football'
        ? FOOTBALL_EXTENT
        : { games: GAMES[sport] * EXTENT.times, every: EXTENT.every }
    const { games, every } = extent
    const returns = backed(GAMES_BY_SPORT[sport](SEED), games, { sport, everyMoments: every })
    reportFigure(`${sport}, games`, games)
    reportFigure(`${sport}, classes of bets`, returns.classes.length)
    const markets = returns.classes.filter(({ name }) => name.includes(` ${IN_ALL}`))
    for (const { name, returned, deviations } of markets.slice(0, 3))
      reportFigure(name, `${(100 * returned).toFixed(2)} % at ${deviations.toFixed(2)} errors`)
    const beyond = returns.classes.filter(({ deviations }) => deviations > MARKET_DEVIATIONS_MAX)
    reportFigure(`${sport}, classes beyond ${MARKET_DEVIATIONS_MAX} errors`, beyond.length)
    expect(markets.length).toBeGreaterThan(0)
    expect(markets.filter((one) => beyond.includes(one))).toEqual([])
    expect(returns.classes.length).toBeGreaterThan(5)
    expect(returns.profitable).toEqual([])
  })
})

/** About the end of the 90 minutes. */
const LATE_MS = KICK_OFF + 106 * 60_000

/** Matches of the law before this one: halves run on after the last minute in which goals fall. */
function* withoutLateGoals(): Generator<GameProgramme> {
  for (let match = 1; ; match += 1) {
    const random = randomFrom(`old stoppage/${match}`)
    const goals = Array.from({ length: random.integer(0, 4) }, () =>
      goal(random.pick(['home', 'away']), '2H', random.integer(46, 90)),
    )
    const home = goals.filter(({ side }) => side === 'home').length
    const script = exampleScript({
      goals,
      result: {
        status: 'finished',
        halfTime: [0, 0],
        fullTime: [home, goals.length - home],
      },
      hasExtraTime: false,
      secondHalfStoppage: random.integer(3, 8),
    })
    const fixture = { ...script.fixture, gameId: match }
    const game = footballProgramme(examplePlay({ script: { ...script, fixture } }))
    const nextAfter = (afterMs: number) => game.nextAfter(Math.max(afterMs, LATE_MS))
    yield { ...game, endsAt: game.endsAt, nextAfter }
  }
}

describe('an error in the prices is detected', () => {
  it('when no goal falls in the stoppage time that prices include', () => {
    const returns = backed(withoutLateGoals(), 1_500)
    const late = returns.profitable.filter(({ name }) => /1000002 2H 90\+\d holds/.test(name))
    expect(late.length).toBeGreaterThan(0)
    for (const { wins, bets } of late) expect(wins).toBe(bets)
  })

  it('when the prices of one class are 8 % above the fair ones', () => {
    const margin = 1.05
    const bend: Backing['bend'] = ({ marketId, odds }) =>
      marketId === DOUBLE_CHANCE ? odds * margin * 1.08 : odds
    const returns = backed(beforeTheMatch(), 2_500, { bend })
    const markets = returns.profitable.map(({ name }) => name.split(' ')[1])
    expect(new Set(markets)).toEqual(new Set([String(DOUBLE_CHANCE)]))
  })
})

/** The first prices and the results of many matches. */
function* beforeTheMatch(): Generator<GameProgramme> {
  for (const game of GAMES_BY_SPORT.football(FIXED_SEED)) {
    yield {
      ...game,
      endsAt: game.endsAt,
      nextAfter: (afterMs) => (afterMs < game.announcedAt ? game.announcedAt : null),
    }
  }
}
