import * as z from 'zod/mini'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))

/** ISO 8601, as milliseconds UTC. */
const moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)),
  z.transform((text) => Date.parse(text)),
)
const validMoment = moment.check(z.refine((time) => Number.isFinite(time)))

const match = z.object({
  id: key,
  commence_time: validMoment,
  home_team: name,
  away_team: name,
})

const outcome = z.object({
  name,
  price: z.number(),
  point: z.optional(z.nullable(z.number())),
})

const market = z.object({
  key,
  last_update: z.optional(validMoment),
  outcomes: z.array(outcome),
})

const bookmaker = z.object({
  key,
  last_update: validMoment,
  markets: z.array(z.unknown()),
})

const pricedMatch = z.extend(match, { bookmakers: z.array(z.unknown()) })

const score = z.object({ name, score: z.pipe(z.coerce.string(), wholeNumber()) })

const scoredMatch = z.extend(match, {
  completed: z.boolean(),
  scores: z.nullable(z.array(score)),
})

const sport = z.object({ key, active: z.boolean() })

function wholeNumber() {
  return z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))
}

/** A match as it is announced. Times in milliseconds UTC. */
export interface AnnouncedMatch {
  readonly id: string
  readonly startsAt: number
  readonly home: string
  readonly away: string
}

/** The prices of one market of one bookmaker. */
export interface QuotedMarket {
  readonly bookmaker: string
  readonly key: string
  readonly updatedAt: number
  readonly outcomes: readonly {
    readonly name: string
    readonly price: number
    readonly point: number | null
  }[]
}

export interface PricedMatch extends AnnouncedMatch {
  readonly markets: readonly QuotedMarket[]
}

export interface ScoredMatch extends AnnouncedMatch {
  readonly isCompleted: boolean
  /** Empty while there is none. */
  readonly scores: readonly { readonly name: string; readonly score: number }[]
}

/** Called for each part of a reply that is not as documented. */
type OnRefused = (part: 'reply' | 'sport' | 'match' | 'bookmaker' | 'market') => void

/** The keys of the competitions in season. */
export function readSports(body: unknown, onRefused: OnRefused): readonly string[] {
  return each(body, sport, () => onRefused('sport'), onRefused)
    .filter(({ active }) => active)
    .map((one) => one.key)
}

export function readEvents(body: unknown, onRefused: OnRefused): readonly AnnouncedMatch[] {
  return each(body, match, () => onRefused('match'), onRefused).map(announced)
}

export function readOdds(body: unknown, onRefused: OnRefused): readonly PricedMatch[] {
  return each(body, pricedMatch, () => onRefused('match'), onRefused).map((one) => ({
    ...announced(one),
    markets: quotedMarkets(one.bookmakers, onRefused),
  }))
}

export function readScores(body: unknown, onRefused: OnRefused): readonly ScoredMatch[] {
  return each(body, scoredMatch, () => onRefused('match'), onRefused).map((one) => ({
    ...announced(one),
    isCompleted: one.completed,
    scores: one.scores === null ? [] : one.scores,
  }))
}

/** What is wrong in a list is left out, and nothing else of it. */
function each<T>(
  body: unknown,
  schema: z.ZodMiniType<T>,
  onWrong: () => void,
  onRefused: OnRefused,
): readonly T[] {
  if (!Array.isArray(body)) {
    onRefused('reply')
    return []
  }
  return body.flatMap((one: unknown) => {
    const result = schema.safeParse(one)
    if (result.success) return [result.data]
    onWrong()
    return []
  })
}

function announced(one: z.infer<typeof match>): AnnouncedMatch {
  return { id: one.id, startsAt: one.commence_time, home: one.home_team, away: one.away_team }
}

function quotedMarkets(bookmakers: readonly unknown[], onRefused: OnRefused) {
  const books = each(bookmakers, bookmaker, () => onRefused('bookmaker'), onRefused)
  return books.flatMap((book) =>
    each(book.markets, market, () => onRefused('market'), onRefused).map(
      (one): QuotedMarket => ({
        bookmaker: book.key,
        key: one.key,
        updatedAt: one.last_update === undefined ? book.last_update : one.last_update,
        outcomes: one.outcomes.map((each) => ({
          name: each.name,
          price: each.price,
          point: each.point === undefined ? null : each.point,
        })),
      }),
    ),
  )
}
