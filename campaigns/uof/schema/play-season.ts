import { manualTime } from '@caderneta/feed/testing/manual-time'
import { LIVE, PRE_MATCH, StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { simulatedSeason } from '@caderneta/uof-stand-in/season/simulated-season'
import { Corrections } from '../corrections.ts'

export interface SeasonOptions {
  readonly seed: string
  /** Minutes by the clock; a minute of it is an hour of the season. */
  readonly minutes: number
  readonly gamesTarget: number
}

interface PlayedSeason {
  readonly standIn: StandIn
  /** What the stand-in has sent so far. */
  readonly messages: readonly string[]
  readonly now: () => number
}

const START = Date.UTC(2026, 10, 21, 19, 0)
const [SPEED, STEP_MS] = [60, 2_000]
/** Of the season: a year of it is a week by the clock. */
const PAST_DAYS = 330

/**
 * Plays a stretch of the season through the stand-in: odds, results that are taken back, cancelled
 * and postponed matches, and recoveries of both producers. `onStep` is called after every two
 * minutes of the season, and once at the end.
 */
export async function playSeason(
  options: SeasonOptions,
  onStep: (season: PlayedSeason) => void = () => {},
): Promise<PlayedSeason> {
  const { seed, minutes, gamesTarget } = options
  const time = manualTime(START)
  const { now, timers } = time
  const messages: string[] = []
  const publish = async (_: string, message: string) => void messages.push(message)
  const ofSeason = { seed, speed: SPEED, gamesTarget, timers }
  const { provider, past } = simulatedSeason({ ...ofSeason, pastDays: PAST_DAYS })
  const standIn = new StandIn({ publisher: { publish }, now, past })
  const played = { standIn, messages, now }
  const corrections = new Corrections()
  const session = provider.start({
    ...{ epoch: START, resumeFrom: START, now },
    listener: (message) => standIn.take(corrections.first(message)),
  })
  for (let passed = 0; passed < minutes * 60_000; passed += STEP_MS) {
    standIn.beat()
    for (const message of corrections.due()) standIn.take(message)
    time.pass(STEP_MS)
    await standIn.published()
    onStep(played)
  }
  session.stop()
  for (const [requestId, product] of [PRE_MATCH, LIVE].entries())
    await standIn.recover({ product, after: START, requestId, nodeId: 7 })
  cancelSome(standIn)
  await standIn.published()
  onStep(played)
  return played
}

/** Each kind of cancellation, of the first matches. */
function cancelSome(standIn: StandIn): void {
  const ids = [...standIn.games()].map(({ fixture }) => fixture.gameId)
  const [first, second, third] = ids
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('the season has no three matches')
  const whole = { gameId: first, marketIds: 'all' as const }
  standIn.take({ kind: 'bet_cancel', ...whole, from: null, to: null })
  standIn.take({ kind: 'bet_cancel', ...whole, from: START, to: START + 1_000 })
  standIn.take({ kind: 'rollback_bet_cancel', ...whole })
  standIn.take({ kind: 'fixture_change', gameId: second, status: 'cancelled' })
  standIn.take({ kind: 'fixture_change', gameId: third, status: 'postponed' })
}
