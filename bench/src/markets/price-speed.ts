import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import type { GameProgramme } from '@caderneta/feed/programme'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { type Figure, quantile } from '../figure.ts'
import { type TimedMoment, timedPlay } from './timed-play.ts'

const SEED = 'markets'
const MINUTE_MS = 60_000
/** The first games of a sport compile its rules and let the engine optimize. */
const WARM_UP_GAMES = 3

function games(sport: SportRoute, count: number): readonly GameProgramme[] {
  const all = GAMES_BY_SPORT[sport](SEED)
  return Array.from({ length: count }, () => all.next().value)
}

/** P1, P2 and P8: what moments under way take, sport by sport. */
export function priceSpeed(gamesOfSport: number): readonly Figure[] {
  return SPORT_ROUTES.flatMap((sport) => {
    const moments = games(sport, WARM_UP_GAMES + gamesOfSport).flatMap((game, i) => {
      const played = [...timedPlay(game)]
      return i < WARM_UP_GAMES ? [] : played
    })
    const opened = moments.filter(({ cause }) => cause === 'opened' || cause === 'score')
    const ticks = moments.filter(({ cause }) => cause === 'tick')
    const settling = moments.filter(({ results }) => results > 0)
    const open = opened.filter(({ markets }) => markets > 0)
    return [
      ...timesOf(`P1 ${sport}: prices after a score`, opened, ({ pricedMs }) => pricedMs),
      ...timesOf(
        `P2 ${sport}: prices and changed lines of a tick`,
        ticks,
        ({ pricedMs, changedMs }) => pricedMs + changedMs,
      ),
      ...timesOf(`P8 ${sport}: facts to results`, settling, ({ pricedMs }) => pricedMs),
      {
        name: `  ${sport}: open books at these moments, median`,
        value: median(open, booksOf),
        unit: '',
      },
    ]
  })
}

const booksOf = ({ markets }: TimedMoment) => markets

/** P3: from rates to all prices of announced matches. */
export function announcements(matches: number): readonly Figure[] {
  const warm = games('football', WARM_UP_GAMES + matches)
  const times = warm.flatMap((game, i) => {
    const [first] = timedPlay(game, game.announcedAt)
    return i < WARM_UP_GAMES || first === undefined ? [] : [first]
  })
  const each = times.map(({ pricedMs }) => pricedMs)
  const name = `P3 ${matches} matches announced`
  return [
    { name: `${name}: all prices`, value: each.reduce((sum, ms) => sum + ms, 0) / 1000, unit: 's' },
    { name: '  a match, median', value: quantile(each, 0.5), unit: 'ms' },
    { name: '  a match, p99: the longest that the event loop is held', ...p99(each) },
    { name: '  open books, median', value: median(times, booksOf), unit: '' },
  ]
}

const LIVE_MATCHES = 60
const LIVE_MINUTES = 10
const LIVE_FROM_MINUTE = 25

/** P4: the share of a core that live matches take. */
export function liveLoad(): readonly Figure[] {
  const live = games('football', WARM_UP_GAMES + LIVE_MATCHES).slice(WARM_UP_GAMES)
  const seconds = live.map((game) => {
    const from = startOf(game) + LIVE_FROM_MINUTE * MINUTE_MS
    const played = timedPlay(game, from + LIVE_MINUTES * MINUTE_MS)
    return [...played]
      .filter(({ at }) => at > from)
      .reduce((sum, { pricedMs, changedMs }) => sum + (pricedMs + changedMs) / 1000, 0)
  })
  const total = seconds.reduce((sum, each) => sum + each, 0)
  const share = (100 * total) / (LIVE_MINUTES * 60)
  const name = `P4 ${LIVE_MATCHES} live matches for ${LIVE_MINUTES} minutes`
  return [{ name, value: share, unit: '% of a core' }]
}

/** Before a match time alone moves its prices. */
function startOf(game: GameProgramme): number {
  const [fixture] = game.snapshot(game.announcedAt, game.announcedAt)
  return fixture?.kind === 'fixture' ? fixture.fixture.startsAt : game.announcedAt
}

function timesOf(
  name: string,
  moments: readonly TimedMoment[],
  timeOf: (moment: TimedMoment) => number,
): readonly Figure[] {
  if (moments.length === 0) return []
  const times = moments.map(timeOf)
  return [
    { name: `${name}, median of ${times.length}`, value: quantile(times, 0.5), unit: 'ms' },
    { name: '  p99', ...p99(times) },
  ]
}

const p99 = (times: readonly number[]) => ({ value: quantile(times, 0.99), unit: 'ms' })

function median(moments: readonly TimedMoment[], of: (moment: TimedMoment) => number): number {
  return quantile(moments.map(of), 0.5)
}
