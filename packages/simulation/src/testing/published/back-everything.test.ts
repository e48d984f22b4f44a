import { DOUBLE_CHANCE, MATCH_RESULT } from '@caderneta/domain/markets/market'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import { sampleBoard, sampleSeconds } from '@caderneta/feed/football/stoppage'
import type { GameProgramme } from '@caderneta/feed/programme'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { examplePlay, exampleScript, goal, KICK_OFF } from '@caderneta/feed/testing/example-match'
import { describe, expect, it } from 'vitest'
import { type Backing, backEverything } from './back-everything.ts'
import { Returns } from './returns.ts'
import { GAMES_BY_SPORT } from './sport-games.ts'

const SEED = 'published odds'
/** Few, at a fifteenth of their moments; the bench `calibration` plays many more, at all of them. */
const GAMES: Readonly<Record<SportRoute, number>> = {
  football: 30,
  tennis: 40,
  basketball: 30,
  volleyball: 40,
  'american-football': 30,
  'e-sports': 120,
  boxing: 200,
}

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
    const returns = backed(GAMES_BY_SPORT[sport](SEED), GAMES[sport], { sport, everyMoments: 15 })
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
      stoppage: { '1H': FIRST_HALF, '2H': secondHalf(random) },
    })
    const fixture = { ...script.fixture, gameId: match }
    const game = footballProgramme(examplePlay({ script: { ...script, fixture } }))
    const nextAfter = (afterMs: number) => game.nextAfter(Math.max(afterMs, LATE_MS))
    yield { ...game, endsAt: game.endsAt, nextAfter }
  }
}

const FIRST_HALF = { board: 2, seconds: 150 }

function secondHalf(random: Random) {
  const board = sampleBoard('2H', random.split('board'))
  return { board, seconds: sampleSeconds(board, random.split('whistle')) }
}

/** Hundreds of matches with all of their markets. */
const MANY_MATCHES_MS = 480_000

describe('an error in the prices is detected', { timeout: MANY_MATCHES_MS }, () => {
  it('when no goal falls in the stoppage time that prices include', () => {
    const returns = backed(withoutLateGoals(), 600, { only: MATCH_RESULT })
    const late = returns.profitable.filter(({ name }) => /1000002 2H 90\+\d holds/.test(name))
    expect(late.length).toBeGreaterThan(0)
    for (const { wins, bets } of late) expect(wins).toBe(bets)
  })

  it('when the prices of one class are 40 % above the fair ones', () => {
    const margin = 1.05
    const bend: Backing['bend'] = ({ marketId, odds }) =>
      marketId === DOUBLE_CHANCE ? odds * margin * 1.4 : odds
    const returns = backed(beforeTheMatch(), 200, { bend })
    const markets = returns.profitable.map(({ name }) => name.split(' ')[1])
    expect(new Set(markets)).toEqual(new Set([String(DOUBLE_CHANCE)]))
  })
})

/** The first prices and the results of many matches. */
function* beforeTheMatch(): Generator<GameProgramme> {
  for (const game of GAMES_BY_SPORT.football(SEED)) {
    yield {
      ...game,
      endsAt: game.endsAt,
      nextAfter: (afterMs) => (afterMs < game.announcedAt ? game.announcedAt : null),
    }
  }
}
