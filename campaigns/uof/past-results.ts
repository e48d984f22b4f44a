import { setImmediate } from 'node:timers/promises'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import { type Result, type Standing, standingsOf } from '@caderneta/domain/standings/standings'
import type { FeedBody } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import { simulationSchedule } from '@caderneta/simulation/simulation-provider'
import { interfaceOf } from '@caderneta/testing/uof/stand-in-rest'
import { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { simulatedSeason } from '@caderneta/uof-stand-in/season/simulated-season'
import { makeLine } from './line.ts'
import { adapterOf } from './side.ts'

interface PastSeason {
  /** Each match with its result, as a line. */
  readonly results: readonly string[]
  /** Tables by competition, with the names of the teams. */
  readonly tables: Readonly<Record<string, readonly string[]>>
}

interface PastRead {
  readonly direct: PastSeason
  readonly arrived: PastSeason
  readonly counts: UofCounts
  /** From the first offer to the last result, by the clock of the season. */
  readonly seconds: number
  readonly replies: number
}

interface PastOptions {
  readonly seed: string
  readonly days: number
}

const START = Date.UTC(2026, 10, 21, 19, 0)
const GAMES = 50
const STEP_MS = 100
const ALIVE_MS = 10_000
/** A reply passes a few promises. */
const TURNS = 3

/** Results of before a start by the feed, and those that the season itself has. */
export async function readPastResults({ seed, days }: PastOptions): Promise<PastRead> {
  const time = manualTime(START)
  const { now, timers } = time
  const options = { seed, speed: 1, gamesTarget: GAMES, pastDays: days }
  const { provider, past } = simulatedSeason({ ...options, timers })
  const line = await makeLine(null)
  const standIn = new StandIn({ publisher: line.publisher, now, past })
  void standIn.play(provider)
  await standIn.listed()
  const [counts, arrived] = [new UofCounts(), new ResultsBook()]
  const { get, post } = interfaceOf(standIn, now)
  let [replies, isEnded] = [0, false]
  const counted = (path: string) => {
    replies += 1
    return get(path)
  }
  const feed = adapterOf({
    ...{ standIn, transport: line.transport, time, counts },
    past: { days, rest: { get: counted, post } },
    onEvent: ({ kind }) => {
      isEnded ||= kind === 'past_read'
    },
  })
  const listener = (message: FeedBody) => arrived.take(message)
  const session = feed.start({ now, finishedBefore: START, listener })
  for (let passed = 0; !isEnded; passed += STEP_MS) {
    if (passed % ALIVE_MS === 0) standIn.beat()
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    time.pass(STEP_MS)
  }
  session.stop()
  await standIn.stop()
  await line.close()
  const seconds = (now() - START) / 1000
  return { direct: directly(options), arrived: arrived.season(), counts, seconds, replies }
}

function directly(options: Parameters<typeof simulationSchedule>[0]): PastSeason {
  const book = new ResultsBook()
  const schedule = simulationSchedule(options)(START, new Set())
  for (const game of schedule.finished?.(START, START) ?? NONE)
    for (const body of game === null ? [] : game.bodies) book.take(body)
  return book.season()
}

const NONE: Iterable<null> = []

type Fixture = Extract<FeedBody, { kind: 'fixture' }>['fixture']

/** A recovery also has what ended in the last two hours, whatever it was. */
function isGreat(fixture: Fixture): boolean {
  return fixture.sportId === FOOTBALL && competitionInterest(fixture) >= INTEREST_MIN
}

const INTEREST_MIN = 6

/** Matches that were over before the start. */
class ResultsBook {
  readonly #fixtures = new Map<number, Fixture>()
  /** Matches with a price are not of before the start. */
  readonly #offered = new Set<number>()
  readonly #lines = new Map<number, string>()
  readonly #byCompetition = new Map<string, Map<number, Result>>()
  readonly #names = new Map<number, string>()

  take(body: FeedBody): void {
    if (body.kind === 'fixture') this.#fixtures.set(body.fixture.gameId, body.fixture)
    if (body.kind !== 'odds_change') return
    if (body.markets.length > 0) this.#offered.add(body.gameId)
    const fixture = this.#fixtures.get(body.gameId)
    if (body.status !== 'ended' || this.#offered.has(body.gameId)) return
    if (fixture === undefined || !isGreat(fixture)) return
    const { startsAt, teams, stage, tournamentName, location } = fixture
    const competition = `${tournamentName}, ${location}`
    const [home, away] = teams
    for (const { id, name } of teams) this.#names.set(id, name)
    const names = `${home.name} ${body.score.join('-')} ${away.name}`
    const line = `${new Date(startsAt).toISOString()} ${competition}, ${stage}: ${names}`
    const before = this.#lines.get(body.gameId)
    this.#lines.set(body.gameId, before === undefined ? line : `${before}, then ${line}`)
    const results = this.#byCompetition.get(competition) ?? new Map<number, Result>()
    this.#byCompetition.set(competition, results)
    const teamIds = [home.id, away.id] as const
    results.set(body.gameId, { startsAt, teamIds, score: body.score })
  }

  season(): PastSeason {
    const tables = [...this.#byCompetition].map(
      ([competition, results]) => [competition, this.#table([...results.values()])] as const,
    )
    return { results: [...this.#lines.values()].toSorted(), tables: Object.fromEntries(tables) }
  }

  /** In one order, so that teams that are alike in all come alike. */
  #table(results: readonly Result[]): readonly string[] {
    const ordered = results.toSorted((a, b) => a.startsAt - b.startsAt || this.#byName(a, b))
    return standingsOf(ordered).map((standing) => this.#write(standing))
  }

  #byName(a: Result, b: Result): number {
    return this.#nameOf(a.teamIds[0]).localeCompare(this.#nameOf(b.teamIds[0]))
  }

  #write({ teamId, ...counts }: Standing): string {
    return [this.#nameOf(teamId), ...Object.values(counts)].join(' ')
  }

  #nameOf(teamId: number): string {
    return this.#names.get(teamId) ?? `${teamId}`
  }
}
