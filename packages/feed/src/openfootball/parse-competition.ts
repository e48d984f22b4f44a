import type { Score } from '@caderneta/domain/markets/game'
import type { Competition, MatchRecord, RecordedGoal, RecordedScore } from './competition.ts'
import { JsonReader } from './json-reader.ts'
import { roundNamed } from './round-named.ts'

/**
 * Reads one file of openfootball's football.json. Fields that nothing here needs are passed over;
 * those that are needed must be valid: throws a `FileError` that names the file, the match and the
 * field. A match without a score, or marked postponed, cancelled or awarded, counts as not played.
 */
export function parseCompetition(file: string, text: string): Competition {
  const whole = JsonReader.ofText(file, text)
  return {
    name: whole.field('name').text(),
    matches: whole.field('matches').items().map(parseMatch),
  }
}

function parseMatch(match: JsonReader): MatchRecord {
  const [home, away] = [teamName(match.field('team1')), teamName(match.field('team2'))]
  if (home === away) throw match.field('team2').error('another team')
  const isCalledOff = readCalledOff(match)
  const score = isCalledOff ? null : parseScore(match.field('score'))
  return {
    ...parseKickOff(match),
    teams: [home, away],
    ground: textOf(match.field('ground')),
    round: roundNamed(textOf(match.field('round')), textOf(match.field('group'))),
    score,
    isCalledOff,
    goals: parseGoals(match),
  }
}

function textOf(field: JsonReader): string {
  return field.isAbsent ? '' : field.text()
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

/** '19:00', '9:30' or '19:00 UTC-3', the zone in hours or as '+05:30'. */
const CLOCK = /^(\d|[01]\d|2[0-3]):([0-5]\d)(?:\s*UTC([+-])(\d{1,2})(?::?([0-5]\d))?)?$/
const UTC_HOURS_MAX = 14

function parseKickOff(match: JsonReader): KickOff {
  const date = match.field('date')
  if (!isDate(date.text())) throw date.error('a date YYYY-MM-DD')
  const time = match.field('time')
  if (time.isAbsent) return { date: date.text(), time: '', utcOffsetMinutes: null }
  const [text, hour = '', minute, sign, hours, minutes] = CLOCK.exec(time.text().trim()) ?? []
  if (text === undefined) throw time.error('a time HH:MM')
  if (Number(hours ?? 0) > UTC_HOURS_MAX) throw time.error('a zone of at most 14 hours')
  const ahead = hours === undefined ? null : Number(hours) * 60 + Number(minutes ?? 0)
  return {
    date: date.text(),
    time: `${hour.padStart(2, '0')}:${minute}`,
    utcOffsetMinutes: ahead === null || sign === '+' ? ahead : -ahead,
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

function parseScore(score: JsonReader): RecordedScore | null {
  if (score.isAbsent) return null
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
