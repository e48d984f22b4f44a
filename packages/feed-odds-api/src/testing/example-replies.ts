/** A match of a test; times are milliseconds UTC. */
interface ExampleMatch {
  readonly id: string
  readonly startsAt: number
  readonly home: string
  readonly away: string
}

const isoOf = (time: number) => new Date(time).toISOString().replace('.000', '')

/** As the list of matches has it. */
export function eventReply({ id, startsAt, home, away }: ExampleMatch) {
  return { id, commence_time: isoOf(startsAt), home_team: home, away_team: away }
}

/** The markets of one bookmaker. */
export function bookmakerReply(key: string, updatedAt: number, markets: readonly object[]) {
  const last_update = isoOf(updatedAt)
  return { key, title: key, last_update, markets: markets.map((one) => ({ last_update, ...one })) }
}

/** The market h2h by name and price. */
export function h2h(prices: Readonly<Record<string, number>>) {
  return {
    key: 'h2h',
    outcomes: Object.entries(prices).map(([name, price]) => ({ name, price })),
  }
}

export function totals(point: number, over: number, under: number) {
  return {
    key: 'totals',
    outcomes: [
      { name: 'Over', price: over, point },
      { name: 'Under', price: under, point },
    ],
  }
}

/** Handicap of the home side. */
export function spreads({ home, away }: ExampleMatch, point: number, prices: [number, number]) {
  return {
    key: 'spreads',
    outcomes: [
      { name: home, price: prices[0], point },
      { name: away, price: prices[1], point: -point },
    ],
  }
}

export function oddsReply(match: ExampleMatch, bookmakers: readonly object[]) {
  return { ...eventReply(match), bookmakers }
}

/** A match with its score by name; without one, none is known. */
export function scoreReply(
  match: ExampleMatch,
  scores: Readonly<Record<string, number>> | null,
  isCompleted = true,
) {
  return {
    ...eventReply(match),
    completed: isCompleted,
    scores: scores && Object.entries(scores).map(([name, score]) => ({ name, score: `${score}` })),
  }
}
