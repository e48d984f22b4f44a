import { expect, it } from 'vitest'
import { isWithoutResult, readPastResult } from './read-past-result.ts'
import { readReply } from './read-replies.ts'

function resultOf(attributes: string, parts = '') {
  const reply = `<match_summary xmlns="http://schemas.sportradar.com/sportsapi/v1/unified">
    <sport_event id="sr:match:1"/>
    <sport_event_status ${attributes}>${parts}</sport_event_status></match_summary>`
  return readPastResult(readReply(Buffer.from(reply), 'match_summary'))
}

const part = (type: string, code: number, home: number, away: number) =>
  `<period_score type="${type}" match_status_code="${code}" home_score="${home}"
    away_score="${away}"/>`
const HALVES = part('regular_period', 6, 1, 0) + part('regular_period', 7, 0, 1)
const OVERTIME = part('overtime', 40, 1, 1)
const SHOOT_OUT = part('penalties', 50, 4, 2)
const parts = (written: string) => `<period_scores>${written}</period_scores>`
const result = (code: number, home: number, away: number) =>
  `<result match_status_code="${code}" home_score="${home}" away_score="${away}"/>`
const results = (written: string) => `<results>${written}</results>`
const AFTER_PENALTIES = 'status="closed" match_status="ap" match_status_code="120"'

it('reads the score of a match that is over, as a decimal too', () => {
  const ended = 'status="closed" match_status="ended" match_status_code="100"'
  expect(resultOf(`${ended} home_score="2" away_score="1"`)).toEqual({ score: [2, 1] })
  expect(resultOf('status="ended" home_score="2.0" away_score="0.0"')).toEqual({ score: [2, 0] })
})

it('counts the goals of extra time', () => {
  const status = 'status="closed" match_status="aet" match_status_code="110"'
  const written = parts(HALVES + OVERTIME)
  expect(resultOf(`${status} home_score="2" away_score="2"`, written)).toEqual({ score: [2, 2] })
})

it.each([
  ['after extra time', parts(HALVES + OVERTIME + SHOOT_OUT), [2, 2]],
  ['at once', parts(HALVES + SHOOT_OUT), [1, 1]],
  ['by the result after extra time', results(result(100, 1, 1) + result(110, 2, 2)), [2, 2]],
  ['by the result of regular time', results(result(100, 1, 1) + result(120, 5, 3)), [1, 1]],
])('leaves the penalties of a shoot-out away that was %s', (_, written, score) => {
  expect(resultOf(`${AFTER_PENALTIES} home_score="6" away_score="4"`, written)).toEqual({ score })
})

it('knows a shoot-out by its part where no code names it', () => {
  const written = parts(HALVES + SHOOT_OUT)
  expect(resultOf('status="closed" home_score="5" away_score="3"', written)).toEqual({
    score: [1, 1],
  })
})

it('makes up no score', () => {
  const ended = 'status="closed"'
  const none = { without: 'no_score' }
  expect(resultOf(ended)).toEqual(none)
  expect(resultOf(`${ended} home_score="2"`)).toEqual(none)
  expect(resultOf(`${ended} home_score="two" away_score="1"`)).toEqual(none)
  expect(resultOf(`${AFTER_PENALTIES} home_score="6" away_score="4"`)).toEqual(none)
  const half = parts(part('regular_period', 6, 1, 0))
  expect(resultOf(`${AFTER_PENALTIES} home_score="6" away_score="4"`, half)).toEqual(none)
  const summary = readReply(Buffer.from('<match_summary/>'), 'match_summary')
  expect(readPastResult(summary)).toEqual(none)
})

it('distinguishes what was called off from what is not over', () => {
  const score = 'home_score="1" away_score="0"'
  for (const status of ['cancelled', 'abandoned', 'postponed'])
    expect(resultOf(`status="${status}" ${score}`)).toEqual({ without: 'called_off' })
  expect(resultOf(`status="closed" match_status="abandoned" ${score}`)).toEqual({
    without: 'called_off',
  })
  for (const status of ['live', 'not_started', 'interrupted', 'suspended'])
    expect(resultOf(`status="${status}" ${score}`)).toEqual({ without: 'not_over' })
})

it('reads no summary of a match that its schedule calls anything but over', () => {
  expect(['closed', 'ended', null].map(isWithoutResult)).toEqual([false, false, false])
  expect(['cancelled', 'live', 'strange'].map(isWithoutResult)).toEqual([true, true, true])
})
