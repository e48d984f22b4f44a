import type { CompetitionSeason } from '../schedule/dated-competition.ts'
import { daysLater, seriesDays } from '../schedule/dated-league.ts'
import { type DaySpan, dayOfDate } from '../schedule/match-window.ts'
import { NBA_ROUNDS } from './nba-rounds.ts'

const MODEL_YEAR = 2026

function seasonOf(rounds: readonly DaySpan[]): CompetitionSeason {
  const span = {
    from: Math.min(...rounds.map(({ from }) => from)),
    until: Math.max(...rounds.map(({ until }) => until)),
  }
  return { span, breaks: [], within: null, rounds }
}

/** A Tuesday. */
const NBA_OPENING = '2026-10-20'
/** The All-Star days begin after so many days, and last so many. */
const [ALL_STAR, ALL_STAR_DAYS] = [116, 6]
const NBA_SERIES = 7
/** Every other day, two days for the games of a round as long as it has several. */
const TWO_DAYS = { days: 2, every: 2 }
const [PLAY_IN, PLAY_IN_DECIDER, LAST_SIXTEEN, LAST_EIGHT, LAST_FOUR, FINALS] = [
  175, 178, 179, 194, 209, 226,
]
/** Days of the games of the final from its first one on. */
const FINAL_DAYS = [0, 3, 5, 8, 10, 13, 16]

/** A round is played on two days, with six days off in February; the final ends in June. */
export function nbaSeason(year: number): CompetitionSeason {
  const opening = dayOfDate(NBA_OPENING) + daysLater(MODEL_YEAR, year)
  const regular = NBA_ROUNDS.map((_, round) => {
    const first = opening + 2 * round + (2 * round < ALL_STAR ? 0 : ALL_STAR_DAYS)
    return { from: first, until: first + 1 }
  })
  return seasonOf([
    ...regular,
    { from: opening + PLAY_IN, until: opening + PLAY_IN + 1 },
    { from: opening + PLAY_IN_DECIDER, until: opening + PLAY_IN_DECIDER },
    ...[LAST_SIXTEEN, LAST_EIGHT, LAST_FOUR].flatMap((first) =>
      seriesDays(opening + first, NBA_SERIES, TWO_DAYS),
    ),
    ...FINAL_DAYS.map((day) => opening + FINALS + day).map((day) => ({ from: day, until: day })),
  ])
}

/** A Thursday. */
const EUROLEAGUE_OPENING = '2026-10-01'
const EUROLEAGUE_WEEKS = 29
/** Weeks with a round on Tuesday too. */
const DOUBLE_WEEKS = [2, 5, 8, 11, 14, 17, 20, 23, 26]
const TUESDAY_BEFORE = 2
/** Tuesday and Wednesday or Thursday and Friday, by days after the opening. */
const EUROLEAGUE_SERIES = [208, 210, 215, 217, 222]
const [TUESDAY_PLAY_IN, FRIDAY_PLAY_IN, FRIDAY_SEMIFINALS, SUNDAY_FINAL] = [201, 204, 232, 234]

/** On Thursdays and Fridays until the Final Four in May. */
export function euroleagueSeason(year: number): CompetitionSeason {
  const opening = dayOfDate(EUROLEAGUE_OPENING) + daysLater(MODEL_YEAR, year)
  const on = (day: number, days = 1) => ({ from: opening + day, until: opening + day + days - 1 })
  const weeks = Array.from({ length: EUROLEAGUE_WEEKS }, (_, week) => {
    const thursday = on(7 * week, 2)
    return DOUBLE_WEEKS.includes(week) ? [on(7 * week - TUESDAY_BEFORE), thursday] : [thursday]
  })
  return seasonOf([
    ...weeks.flat(),
    on(TUESDAY_PLAY_IN),
    on(FRIDAY_PLAY_IN),
    ...EUROLEAGUE_SERIES.map((day) => on(day, 2)),
    on(FRIDAY_SEMIFINALS),
    on(SUNDAY_FINAL),
  ])
}
