import type { Score } from '@caderneta/domain/markets/game/game'
import { childOf, childrenOf, scoreOf, textOf, wholeOf } from './read-attributes.ts'
import type { XmlElement } from './read-xml.ts'
import type { UofEventStatus } from './uof-message.ts'

const CLOCK = /^(\d{1,4}):\d{1,2}$/
const GAME_POINTS = /^\d{1,3}$/
/** How the feed writes the advantage in a game of tennis. */
const ADVANTAGE = '50'

/** `sport_event_status`; null without a number of its status. */
export function readEventStatus(element: XmlElement): UofEventStatus | null {
  const status = wholeOf(element, 'status')
  if (status === null) return null
  return {
    status,
    matchStatus: wholeOf(element, 'match_status'),
    score: scorePair(element),
    clock: readClock(element),
    periodScores: readPeriodScores(element),
    gameScore: readGameScore(element),
  }
}

function scorePair(element: XmlElement): Score | null {
  const [home, away] = [scoreOf(element, 'home_score'), scoreOf(element, 'away_score')]
  return home === null || away === null ? null : [home, away]
}

function readClock(element: XmlElement): UofEventStatus['clock'] {
  const clock = childOf(element, 'clock')
  const minute = clock && minutesOf(clock, 'match_time')
  if (!clock || minute === undefined) return null
  const stoppage = minutesOf(clock, 'stoppage_time')
  return { minute, stoppage: stoppage === undefined ? 0 : stoppage }
}

function minutesOf(element: XmlElement, name: string): number | undefined {
  const minutes = CLOCK.exec(textOf(element, name) ?? '')?.[1]
  return minutes === undefined ? undefined : Number(minutes)
}

function readPeriodScores(element: XmlElement): UofEventStatus['periodScores'] {
  const list = childOf(element, 'period_scores')
  if (!list) return []
  return childrenOf(list, 'period_score').flatMap((period) => {
    const [matchStatus, score] = [wholeOf(period, 'match_status_code'), scorePair(period)]
    return matchStatus === null || score === null ? [] : [{ matchStatus, score }]
  })
}

function readGameScore(element: XmlElement): UofEventStatus['gameScore'] {
  const points = (name: string) => {
    const text = textOf(element, name)
    if (text === null || !GAME_POINTS.test(text)) return null
    return text === ADVANTAGE ? 'AD' : text
  }
  const [home, away] = [points('home_gamescore'), points('away_gamescore')]
  return home === null || away === null ? null : [home, away]
}
