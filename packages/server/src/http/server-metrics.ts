import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCount } from '../jobs/job-view.ts'
import { BusinessCounters } from '../metrics/business-counters.ts'
import type { BusinessEvents } from '../metrics/business-events.ts'
import { type BusinessFigures, BusinessGauges } from '../metrics/business-gauges.ts'
import { ReadCounters } from '../metrics/read-counters.ts'

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What is counted elsewhere and read at the moment of a request for the metrics. */
interface Counted {
  readonly streamConnections: number
  readonly watchedGames: number
  readonly jobs: readonly JobCount[]
  readonly alerts: Readonly<Record<string, number>>
  readonly feed: readonly FeedFigure[]
  readonly isReady: boolean
  readonly business: BusinessFigures
}

/** One number of a live feed: what is counted, and of what. */
export interface FeedFigure {
  readonly name: string
  readonly label: string
  readonly value: number
}

/** The metrics of this server, in the format of Prometheus. */
export class ServerMetrics {
  readonly #registry = new Registry()
  readonly #durations = new Histogram({
    name: 'caderneta_http_request_seconds',
    help: 'Time from the headers of a request to the end of its reply',
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.#registry],
  })
  readonly #replies = new Counter({
    name: 'caderneta_http_replies_total',
    help: 'Replies by route and status',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  })
  readonly #ready = this.#gauge('ready', '1 while this server should get traffic, else 0')
  readonly #connections = this.#gauge('stream_connections', 'Pages connected to the stream')
  readonly #watched = this.#gauge('stream_watched_games', 'Games that at least one page shows')
  readonly #jobs = this.#gaugeOfJobs('jobs', 'Jobs by queue and state; failed ones were given up')
  readonly #retries = this.#gaugeOfJobs('job_retries', 'Trials of these jobs beyond the first')
  readonly #oldest = this.#gaugeOfJobs(
    'job_oldest_seconds',
    'How long the oldest of the jobs is due',
  )
  readonly #alerts = this.#gauge(
    'alerts',
    'What an operator has to look at: outcomes set aside, matches and legs open too long',
    ['kind'],
  )
  readonly #feed = this.#gauge(
    'feed',
    'Of a live feed: producers that are up and the age of their last message, messages by kind, recoveries, what is refused or left out',
    ['figure', 'of'],
  )
  readonly #business = new BusinessGauges(this.#registry)
  /** What features count as it happens. */
  readonly events: BusinessEvents = new BusinessCounters(this.#registry)
  readonly reads = new ReadCounters(this.#registry)

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  noteReply(route: string, status: number, seconds: number): void {
    this.#durations.observe(seconds)
    this.#replies.inc({ route, status })
  }

  /** All metrics as text; without a database those of the jobs show nothing. */
  read(counted: Counted): Promise<string> {
    const { streamConnections, watchedGames, jobs, alerts, feed } = counted
    this.#ready.set(counted.isReady ? 1 : 0)
    this.#business.set(counted.business)
    this.#connections.set(streamConnections)
    this.#watched.set(watchedGames)
    for (const each of [this.#jobs, this.#retries, this.#oldest]) each.reset()
    for (const { queue, state, ...values } of jobs) {
      this.#jobs.set({ queue, state }, values.jobs)
      this.#retries.set({ queue, state }, values.retries)
      this.#oldest.set({ queue, state }, values.oldestSeconds)
    }
    for (const [kind, count] of Object.entries(alerts)) this.#alerts.set({ kind }, count)
    for (const { name, label, value } of feed) this.#feed.set({ figure: name, of: label }, value)
    return this.#registry.metrics()
  }

  #gaugeOfJobs(name: string, help: string) {
    return this.#gauge(name, help, ['queue', 'state'])
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `caderneta_${name}`, help, labelNames, registers: [this.#registry] })
  }
}
