import { scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'
import { describe, expect, it } from 'vitest'
import { exampleScript, goal } from '../testing/example-match.ts'
import { matchCourse } from './match-course.ts'
import { matchFacts } from './match-facts.ts'

const factsOf = (changes: Parameters<typeof exampleScript>[0]) => {
  const script = exampleScript(changes)
  return matchFacts(script, matchCourse(script))
}

const shown = (changes: Parameters<typeof exampleScript>[0]) => {
  const facts = factsOf(changes).map(({ fact }) => fact)
  return facts.map(({ kind, period, minute, stoppage }, i) => {
    const at = stoppage > 0 ? `${minute}+${stoppage}` : minute
    return `${at} ${kind} ${period} ${scoreOfFacts(facts.slice(0, i + 1)).join('-')}`
  })
}

describe('the timeline of a match', () => {
  it('contains whistles and goals in order, with the minute and the score from then on', () => {
    expect(shown({})).toEqual([
      '1 period_start 1H 0-0',
      '23 goal 1H 0-1',
      '45+2 period_end 1H 0-1',
      '46 period_start 2H 0-1',
      '90+3 goal 2H 1-1',
      '90+4 period_end 2H 1-1',
      '91 period_start ET1 1-1',
      '105+1 goal ET1 2-1',
      '105+1 period_end ET1 2-1',
      '106 period_start ET2 2-1',
      '120+1 period_end ET2 2-1',
      '120+1 ended ET2 2-1',
    ])
  })

  it('contains the seconds since kick-off', () => {
    const seconds = factsOf({ goals: [], hasExtraTime: false }).map(({ second }) => second / 60)
    expect(seconds).toEqual([0, 47, 62, 111, 111])
  })

  it('contains penalties without counting them as goals', () => {
    const facts = factsOf({ goals: [], hasExtraTime: false, penalties: [5, 4] })
    const listed = facts.map(({ fact }) => fact)
    expect(listed.map(({ kind }) => kind).slice(-3)).toEqual(['period_start', 'penalties', 'ended'])
    expect(listed.at(-2)?.partScore).toEqual([5, 4])
    expect(scoreOfFacts(listed)).toEqual([0, 0])
  })

  it('keeps two goals of one minute apart', () => {
    const goals = [goal('home', '1H', 10), goal('away', '1H', 10)]
    const listed = factsOf({ goals, hasExtraTime: false }).map(({ fact }) => fact)
    expect(listed.filter(({ kind }) => kind === 'goal').length).toBe(2)
    expect(scoreOfFacts(listed)).toEqual([1, 1])
  })
})
