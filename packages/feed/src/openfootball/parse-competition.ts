import type { Score } from '@caderneta/domain/markets/game/game'
import type { Competition, MatchRecord, RecordedGoal, RecordedScore } from './competition.ts'
import { FileError, JsonReader } from './json-reader.ts'
import { readClock } from './read-clock.ts'

/** What was read of a file, and a sentence for each match that was not: file, match and reason. */
interface ReadFile {
  readonly competition: Competition
  readonly skipped: readonly string[]
}

/**
 * Reads one file of openfootball's football.json. Fields that nothing here needs are passed over;
 * a match of which a needed one is invalid is skipped. Throws a `FileError` for what is no such
 * file at all. A match without a score, or marked postponed, cancelled or awarded, counts as not
 * played.
 */
export function parseCompetition(file: string, text: string): ReadFile {
  const whole = JsonReader.ofText(file, text)
  const name = whole.field('name').text()
  const matches: MatchRecord[] = []
  const skipped: string[] = []
  for (const item of whole.field('matches').items()) {
    try {
      matches.push(parseMatch(item))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      skipped.push(error.message)
    }
  }
  return { competition: { name, matches }, skipped }
}

function parseMatch(match: JsonReader): MatchRecord {
  const [home, away] = [teamName(match.field('team1')), teamName(match.field('team2'))]
  if (home === away) throw match.field('team2').error('another team')
  const isCalledOff = readCalledOff(match)
  const score = isCalledOff ? null : parseScore(match.field('score'))
  const ground = match.field('ground')
  return {
    ...parseKickOff(match),
    teams: [home, away],
    ground: ground.isAbsent ? '' : ground.text(),
    score,
    isCalledOff,
    goals: parseGoals(match),
  }
}

function readCalledOff(match: JsonReader): boolean {
  const status = match.field('status')
  return !status.isAbsent && ['postponed', 'cancelled', 'awarded'].includes(status.text())
}

function teamName(team: JsonReader): string {
  const name = team.text().trim()
  if (name === '') throw team.error('a name')
  return name
}

type KickOff = Pick<MatchRecord, 'date' | 'time' | 'utcOffsetMinutes'>

function parseKickOff(match: JsonReader): KickOff {
  const date = match.field('date')
  if (!isDate(date.text())) throw date.error('a date YYYY-MM-DD')
  const time = match.field('time')
  if (time.isAbsent) return { date: date.text(), time: '', utcOffsetMinutes: null }
  const read = readClock(time.text())
  if (read === null) throw time.error('a time HH:MM')
  return {
    date: read.isNextDay ? dayAfter(date.text()) : date.text(),
    time: read.time,
    utcOffsetMinutes: read.utcOffsetMinutes,
  }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

function parseScore(score: JsonReader): RecordedScore | null {
  if (score.isAbsent) return null
  if (score.isList) return resultAlone(parsePair(score))
  const halfTime = parsePair(score.field('ht'))
  const fullTime = parsePair(score.field('ft'))
  const extraTime = parsePair(score.field('et'))
  const penalties = parsePair(score.field('p'))
  if (!fullTime) {
    if (halfTime || extraTime || penalties) throw score.field('ft').error('a score')
    return null
  }
  if (halfTime && !isWithin(halfTime, fullTime)) throw score.field('ht').error('at most ft')
  if (extraTime && !isWithin(fullTime, extraTime)) throw score.field('et').error('at least ft')
  return { halfTime, fullTime, extraTime, penalties }
}

/** Some files write the result as a list of two. */
function resultAlone(fullTime: Score | null): RecordedScore | null {
  return fullTime && { halfTime: null, fullTime, extraTime: null, penalties: null }
}

const GOALS_MAX = 99

function parsePair(pair: JsonReader): Score | null {
  if (pair.isAbsent) return null
  const [home, away, ...more] = pair.items().map((each) => each.count())
  if (home === undefined || away === undefined || more.length > 0) throw pair.error('two numbers')
  if (Math.max(home, away) > GOALS_MAX) throw pair.error(`at most ${GOALS_MAX} goals`)
  return [home, away]
}

function isWithin(lower: Score, upper: Score): boolean {
  return lower[0] <= upper[0] && lower[1] <= upper[1]
}

function parseGoals(match: JsonReader): MatchRecord['goals'] {
  const [home, away] = [match.field('goals1'), match.field('goals2')]
  if (home.isAbsent && away.isAbsent) return null
  const listed = (goals: JsonReader) => (goals.isAbsent ? [] : goals.items().map(parseGoal))
  return [listed(home), listed(away)]
}

/** Minutes come as 67, '67', '90+4' or as 90 with an offset of 4. */
function parseGoal(goal: JsonReader): RecordedGoal {
  const written = goal.field('minute')
  const match = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(written.textOrCount().trim())
  const minute = Number(match?.[1] ?? 0)
  if (minute < 1 || minute > 130) throw written.error('a minute from 1 to 130')
  const offset = goal.field('offset')
  return { minute, offset: offset.isAbsent ? Number(match?.[2] ?? 0) : offset.count() }
}
