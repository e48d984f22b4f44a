import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError } from './json-reader.ts'
import { parseCompetition } from './parse-competition.ts'

const MATCH = {
  round: 'Final',
  date: '2022-12-18',
  time: '18:00',
  team1: 'Argentina',
  team2: 'France',
  score: { p: [4, 2], et: [3, 3], ft: [2, 2], ht: [2, 0] },
  goals1: [{ name: 'Lionel Messi', minute: 23 }],
  goals2: [],
  ground: 'Lusail Iconic Stadium, Lusail',
}

const read = (...matches: readonly object[]) =>
  parseCompetition('cup.json', JSON.stringify({ name: 'Cup', matches }))
const parse = (...matches: readonly object[]) => read(...matches).competition.matches
const parseOne = (changes: object) => parse({ ...MATCH, ...changes })[0]
const withMinute = (goal: object) => parseOne({ goals1: [goal] })?.goals?.[0][0]

describe('a file of matches', () => {
  it('is read match by match', () => {
    expect(parseCompetition('cup.json', JSON.stringify({ name: 'Cup', matches: [] }))).toEqual({
      competition: { name: 'Cup', matches: [] },
      skipped: [],
    })
    expect(parse(MATCH)).toEqual([
      {
        date: '2022-12-18',
        time: '18:00',
        utcOffsetMinutes: null,
        teams: ['Argentina', 'France'],
        ground: 'Lusail Iconic Stadium, Lusail',
        score: { halfTime: [2, 0], fullTime: [2, 2], extraTime: [3, 3], penalties: [4, 2] },
        isCalledOff: false,
        goals: [[{ minute: 23, offset: 0 }], []],
      },
    ])
  })

  it('may leave out time, ground, goals, half-time, extra time and penalties', () => {
    const { date, team1, team2 } = MATCH
    expect(parse({ date, team1, team2, score: { ft: [1, 0] } })).toEqual([
      {
        date,
        time: '',
        utcOffsetMinutes: null,
        teams: [team1, team2],
        ground: '',
        score: { halfTime: null, fullTime: [1, 0], extraTime: null, penalties: null },
        isCalledOff: false,
        goals: null,
      },
    ])
  })

  it('distinguishes no goals from no list of goals', () => {
    expect(parseOne({ goals1: [], goals2: undefined })?.goals).toEqual([[], []])
    expect(parseOne({ goals1: undefined, goals2: undefined })?.goals).toBeNull()
  })

  it('has no score for a match that was not played', () => {
    expect(parseOne({ score: {} })?.score).toBeNull()
    expect(parseOne({ score: undefined })?.score).toBeNull()
    for (const status of ['postponed', 'cancelled', 'awarded']) {
      expect(parseOne({ status })?.score).toBeNull()
    }
    expect(parseOne({ status: 'finished' })?.score).not.toBeNull()
  })

  it('reads a minute in each way in which it is written', () => {
    expect(withMinute({ minute: 90, offset: 4 })).toEqual({ minute: 90, offset: 4 })
    expect(withMinute({ minute: '90+4' })).toEqual({ minute: 90, offset: 4 })
    expect(withMinute({ minute: "45+2'" })).toEqual({ minute: 45, offset: 2 })
    expect(withMinute({ minute: '67' })).toEqual({ minute: 67, offset: 0 })
  })

  it('reads a time that names its zone', () => {
    const kickOff = (time: string) => {
      const match = parseOne({ time })
      return [match?.time, match?.utcOffsetMinutes]
    }
    expect(kickOff('19:00 UTC+3')).toEqual(['19:00', 180])
    expect(kickOff('19:00 UTC-03:00')).toEqual(['19:00', -180])
    expect(kickOff('21:45 UTC+05:30')).toEqual(['21:45', 330])
    expect(kickOff('19:00')).toEqual(['19:00', null])
  })

  it('reads a score that is a list', () => {
    expect(parseOne({ score: [2, 0] })?.score).toEqual({
      halfTime: null,
      fullTime: [2, 0],
      extraTime: null,
      penalties: null,
    })
  })

  it('reads the end of a day as the begin of the next', () => {
    const match = parseOne({ date: '2022-12-31', time: '24:00' })
    expect([match?.date, match?.time]).toEqual(['2023-01-01', '00:00'])
  })

  it('reads an hour of one digit', () => {
    expect(parseOne({ time: '9:30' })?.time).toBe('09:30')
  })

  it('knows a match that was called off from one whose result is missing', () => {
    expect(parseOne({ status: 'postponed' })?.isCalledOff).toBe(true)
    expect(parseOne({ score: undefined })?.isCalledOff).toBe(false)
  })
})

describe('a wrong file', () => {
  const invalidFiles: readonly [string, object, string][] = [
    ['a score that is no list', { score: { ft: '2-1' } }, 'score.ft: expected a list'],
    ['half a score', { score: { ft: [1] } }, 'score.ft: expected two numbers'],
    ['a score of three', { score: { ft: [1, 2, 3] } }, 'score.ft: expected two numbers'],
    ['a negative score', { score: { ft: [-1, 0] } }, 'score.ft[0]: expected a whole number'],
    ['an absurd score', { score: { ft: [100, 0] } }, 'score.ft: expected at most 99 goals'],
    ['a half-time score alone', { score: { ht: [1, 0] } }, 'score.ft: expected a score'],
    [
      'more goals at half-time',
      { score: { ht: [2, 0], ft: [1, 0] } },
      'score.ht: expected at most',
    ],
    ['goals lost in extra time', { score: { ft: [2, 2], et: [1, 2] } }, 'score.et: expected at'],
    ['no date', { date: undefined }, 'date: expected a text, found nothing'],
    ['a day that does not exist', { date: '2022-02-30' }, 'date: expected a date YYYY-MM-DD'],
    ['a date in words', { date: '18 December' }, 'date: expected a date YYYY-MM-DD'],
    ['no such hour', { time: '25:00' }, 'time: expected a time HH:MM'],
    ['no such zone', { time: '20:00 UTC+15' }, 'time: expected a time HH:MM'],
    ['a team without a name', { team1: ' ' }, 'team1: expected a name'],
    ['two placeholders', { team1: 'N.N.', team2: 'N.N.' }, 'team2: expected another team'],
    ['a zone in words', { time: '19:00 somewhere' }, 'time: expected a time HH:MM'],
    ['a team against itself', { team2: 'Argentina' }, 'team2: expected another team'],
    ['a minute in words', { goals1: [{ minute: 'late' }] }, 'goals1[0].minute: expected a minute'],
    ['minute zero', { goals1: [{ minute: 0 }] }, 'goals1[0].minute: expected a minute'],
    ['no minute', { goals2: [{ name: 'X' }] }, 'goals2[0].minute: expected a text'],
    ['goals that are no list', { goals1: 2 }, 'goals1: expected a list'],
  ]

  it.each(invalidFiles)(
    'with %s loses that match alone, which is named with file and field',
    (_what, changes, message) => {
      const { competition, skipped } = read(MATCH, { ...MATCH, ...changes }, MATCH)
      expect(competition.matches).toHaveLength(2)
      expect(skipped).toEqual([expect.stringContaining(`cup.json: matches[1].${message}`)])
    },
  )

  it('without name or matches is refused', () => {
    expect(() => parseCompetition('cup.json', '{"matches":[]}')).toThrow('cup.json: name: expected')
    expect(() => parseCompetition('cup.json', '{"name":"Cup"}')).toThrow('cup.json: matches: expec')
    expect(() => parseCompetition('cup.json', '[]')).toThrow('cup.json: expected an object')
    expect(() => parseCompetition('cup.json', 'name')).toThrow('cup.json: not JSON')
  })

  it('is refused, never misread, whatever a field contains', () => {
    const field = fc.constantFrom(...Object.keys(MATCH), 'status')
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => {
        try {
          parseOne({ [name]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(FileError)
        }
      }),
    )
  })
})
