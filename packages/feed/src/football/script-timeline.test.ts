import { describe, expect, it } from 'vitest'
import { exampleScript, goal } from './example-match.ts'
import { scriptTimeline } from './script-timeline.ts'

const MINUTE = 60

const shown = (changes: Parameters<typeof exampleScript>[0]) =>
  scriptTimeline(exampleScript(changes)).map(({ event, score }) => `${event} ${score.join('-')}`)

describe('the timeline of a match', () => {
  it('tells whistles and goals in order, with the score from then on', () => {
    expect(shown({})).toEqual([
      'kick_off 0-0',
      'goal 0-1',
      'half_time 0-1',
      'second_half 0-1',
      'goal 1-1',
      'ninety_minutes 1-1',
      'extra_time 1-1',
      'goal 2-1',
      'extra_time 2-1',
      'final 2-1',
    ])
  })

  it('tells the seconds since kick-off', () => {
    const seconds = scriptTimeline(exampleScript({ goals: [], hasExtraTime: false })).map(
      ({ second, event }) => [event, second / MINUTE],
    )
    expect(seconds).toEqual([
      ['kick_off', 0],
      ['half_time', 47],
      ['second_half', 62],
      ['ninety_minutes', 111],
      ['final', 111],
    ])
  })

  it('tells penalties without counting them as goals', () => {
    expect(shown({ goals: [], hasExtraTime: false, penalties: [5, 4] })).toEqual([
      'kick_off 0-0',
      'half_time 0-0',
      'second_half 0-0',
      'ninety_minutes 0-0',
      'penalties 0-0',
      'final 0-0',
    ])
  })

  it('keeps two goals of one minute apart', () => {
    const goals = [goal('home', '1H', 10), goal('away', '1H', 10)]
    const told = scriptTimeline(exampleScript({ goals, hasExtraTime: false }))
    expect(told.filter(({ event }) => event === 'goal').length).toBe(2)
    expect(told.at(-1)?.score).toEqual([1, 1])
  })
})
