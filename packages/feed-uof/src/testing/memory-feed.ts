import type { LinkOptions, UofLink, UofRest, UofTransport } from '../transport/uof-transport.ts'

const HOME_SCHEDULE = '/v1/sports/pt/schedules/live/schedule.xml'

/** A match as the interface of the test announces it. */
interface TestMatch {
  readonly id: number
  readonly sport?: number
  readonly startsAt: string
  readonly home?: string
}

/** The feed in memory: a test sends its messages, and sees what is requested of it. */
export class MemoryFeed {
  readonly posts: string[] = []
  readonly gets: string[] = []
  readonly #replies = new Map<string, string>()
  #link: LinkOptions | null = null
  isRefusing = false

  constructor(matches: readonly TestMatch[] = []) {
    this.#replies.set(
      '/v1/users/whoami.xml',
      '<bookmaker_details virtual_host="/unifiedfeed/1" bookmaker_id="1"/>',
    )
    this.#replies.set(
      '/v1/descriptions/producers.xml',
      `<producers>
        <producer id="1" name="LO" api_url="http://x/v1/liveodds/" active="true"
          stateful_recovery_window_in_minutes="600"/>
        <producer id="3" name="Ctrl" api_url="http://x/v1/pre/" active="true"
          stateful_recovery_window_in_minutes="4320"/>
      </producers>`,
    )
    this.#replies.set(
      '/v1/descriptions/pt/markets.xml',
      `<market_descriptions>
        <market id="1" groups="all|score|regular_play"/>
        <market id="18" groups="all|score|regular_play"/>
        <market id="60" groups="all|score|1st_half"/>
      </market_descriptions>`,
    )
    this.#replies.set(HOME_SCHEDULE, `<schedule>${matches.map(eventOf).join('')}</schedule>`)
  }

  /** Announces a match that no schedule has. */
  announce(match: TestMatch): void {
    this.#replies.set(
      `/v1/sports/pt/sport_events/sr:match:${match.id}/fixture.xml`,
      `<fixtures_fixture>${eventOf(match).replaceAll('sport_event', 'fixture')}</fixtures_fixture>`,
    )
  }

  /** A match that was over before the start: in the schedule of its day, with its summary. */
  end(match: TestMatch, [home, away]: readonly [home: number, away: number]): void {
    const day = match.startsAt.slice(0, 10)
    this.#replies.set(
      `/v1/sports/pt/schedules/${day}/schedule.xml`,
      `<schedule>${eventOf(match)}</schedule>`,
    )
    this.#replies.set(
      `/v1/sports/pt/sport_events/sr:match:${match.id}/summary.xml`,
      `<match_summary>${eventOf(match)}<sport_event_status status="closed" status_code="4"
        match_status="ended" match_status_code="100" home_score="${home}" away_score="${away}"/>
      </match_summary>`,
    )
  }

  readonly rest: UofRest = {
    get: async (path) => {
      this.gets.push(path)
      const isDay = path.includes('/schedules/')
      const reply = this.#replies.get(path) ?? (isDay ? '<schedule/>' : undefined)
      if (this.isRefusing || reply === undefined) throw new Error(`no reply to ${path}`)
      return Buffer.from(reply)
    },
    post: async (path) => {
      if (this.isRefusing) throw new Error(`no reply to ${path}`)
      this.posts.push(path)
    },
  }

  readonly transport: UofTransport = {
    connect: async (options): Promise<UofLink> => {
      if (this.isRefusing) throw new Error('no connection')
      this.#link = options
      return { close: async () => undefined }
    },
  }

  get isConnected(): boolean {
    return this.#link !== null
  }

  send(message: string): void {
    this.#link?.onMessage(Buffer.from(message))
  }

  lose(): void {
    const link = this.#link
    this.#link = null
    link?.onLost('cut')
  }

  /** The number of the last recovery that was requested of a producer. */
  requested(path: 'pre' | 'liveodds'): string | undefined {
    const last = this.posts.findLast((post) => post.startsWith(`/v1/${path}/`))
    return /request_id=(\d+)/.exec(last ?? '')?.[1]
  }
}

function eventOf({ id, sport = 1, startsAt, home = 'Grêmio' }: TestMatch): string {
  return `<sport_event id="sr:match:${id}" scheduled="${startsAt}">
    <tournament id="sr:tournament:325" name="Brasileirão Série A">
      <sport id="sr:sport:${sport}"/><category id="sr:category:13" name="Brasil"/>
    </tournament>
    <competitors>
      <competitor id="sr:competitor:${id}1" name="${home}" qualifier="home"/>
      <competitor id="sr:competitor:${id}2" name="Santos" qualifier="away"/>
    </competitors>
  </sport_event>`
}
