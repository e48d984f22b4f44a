import { lastOf, once } from '@caderneta/pricing/chances/once'
import type { Contest, ContestCourse } from '../contest/contest.ts'
import type { ContestMoment } from '../contest/contest-moments.ts'
import { contestProgramme } from '../contest/contest-programme.ts'
import { type MomentTrack, momentTrack } from '../contest/moment-track.ts'
import type { GameProgramme } from '../programme.ts'
import {
  type FamilyPlay,
  familyMarketsBefore,
  familyMarketsDuring,
  familyPlay,
} from './families/family-prices.ts'
import { familySettlements, familyVoids } from './families/family-settlements.ts'
import { INCIDENT_FAMILIES } from './incidents/incident-family.ts'
import { type MatchCourse, matchCourse, matchStateAt } from './match-course.ts'
import { matchFacts } from './match-facts.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import type { MatchPlay } from './match-play.ts'
import { matchSettlements, voidOutcomes } from './match-settlements.ts'
import { goalSheet, progressAt } from './moment-prices.ts'
import { playMoments } from './play-moments.ts'
import { playedMarkets } from './played-prices.ts'
import { linesLeftOutOf, marketsBefore } from './pre-match-prices.ts'

/** A match as the schedule runner reads it; nothing is priced before it is requested. */
export function footballProgramme(play: MatchPlay): GameProgramme {
  return contestProgramme(footballContest(play))
}

function footballContest(play: MatchPlay): Contest {
  const { announcedAt, script } = play
  const { fixture, result } = script
  const offer = once(() => matchOffer(linesLeftOutOf(play), script.unknown))
  const families = once(() => familiesOf(play))
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => [
      ...marketsBefore(play, offer(), atMs, version, status),
      ...families().flatMap((family) => familyMarketsBefore(family, atMs, version, status)),
    ],
    course: result.status === 'finished' ? footballCourse(play, offer, families) : null,
    voids: () => [...voidOutcomes(script, offer()), ...families().flatMap(familyVoids)],
  }
}

/** The families of markets about what the source records. */
function familiesOf(play: MatchPlay): readonly FamilyPlay[] {
  if (play.script.incidents === undefined) return []
  return INCIDENT_FAMILIES.map((family) => familyPlay(play, family))
}

/** Markets are sent and settled up to the end of the 90 minutes, never in extra time. */
function footballCourse(
  play: MatchPlay,
  offer: () => MatchOffer,
  families: () => readonly FamilyPlay[],
): ContestCourse {
  const { speed, script } = play
  const course = matchCourse(script)
  const moments = once(() => playMoments(course, speed))
  const tracks = once(() =>
    tracksOf({ play, course, offer: offer(), families: families() }, moments()),
  )
  return {
    speed,
    finalSecond: () => course.finalSecond,
    settledSecond: () => course.ninetySecond,
    moments,
    stateAt: (second) => matchStateAt(course, second),
    facts: () => matchFacts(script, course),
    marketsAt: (index, version) => tracks().flatMap((track) => track.marketsAt(index, version)),
    changesAt: (index, version) =>
      tracks().flatMap((track) => (track.isDue(index) ? track.marketsAt(index, version) : [])),
    settlements: () => [
      ...matchSettlements(script, course, offer()),
      ...families().flatMap((family) => familySettlements(family, course)),
    ],
  }
}

/** A match that is played, with all that it offers. */
interface PlayedMatch {
  readonly play: MatchPlay
  readonly course: MatchCourse
  readonly offer: MatchOffer
  readonly families: readonly FamilyPlay[]
}

/** Every market is sent at each whole moment, those about incidents at their own ones as well. */
function tracksOf(match: PlayedMatch, moments: readonly ContestMoment[]): readonly MomentTrack[] {
  const { play, course, families } = match
  const whole = new Set(playMoments(course, play.speed, []).map(({ second }) => second))
  const isWhole = ({ second }: ContestMoment) => whole.has(second)
  return [
    momentTrack(moments, isWhole, (own) => goalMarkets(match, own)),
    ...families.map((family) => {
      const seconds = new Set(family.family.secondsIn(course))
      const isOwn = (moment: ContestMoment) => isWhole(moment) || seconds.has(moment.second)
      return momentTrack(moments, isOwn, (own) => familyMarketsDuring(family, course, own))
    }),
  ]
}

/** The markets about goals at each of their moments, by their positions. */
function goalMarkets({ play, course, offer }: PlayedMatch, moments: readonly ContestMoment[]) {
  const { gameId } = play.script.fixture
  const offerAt = lastOf((second: number) => offer.during(progressAt(course, second)))
  const sheet = goalSheet({ play, course, offerAt, before: offer.before })
  return playedMarkets({ ...sheet, gameId }, moments)
}
