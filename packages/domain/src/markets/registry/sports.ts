/** The seven sports of the product (specification, section 9), in the order of the menu. */
export const SPORT_ROUTES = [
  'football',
  'tennis',
  'basketball',
  'volleyball',
  'american-football',
  'e-sports',
  'boxing',
] as const

/** Name of a sport in addresses: `/games/sport/{route}`. */
export type SportRoute = (typeof SPORT_ROUTES)[number]

/** The sport with lists of its own (SPT-02 to SPT-04) and with tabs of its own order. */
export const MAIN_SPORT = 'football' satisfies SportRoute

/** All that pages and server know of one sport; its markets are in the file of its name. */
interface SportTraits {
  /** On the wire (betCnfSportId): numbers of the Unified Odds Feed, but for e-sports. */
  readonly id: number
  /** Who competes: teams have a crest. */
  readonly sides: 'teams' | 'persons'
  /**
   * How pages treat the score: a change of a `calm` one is announced, a `fast` one changes every
   * minute and is readable only, the scorecards of a `secret` one are not shown.
   */
  readonly score: 'calm' | 'fast' | 'secret'
  /** The draw is a result that bets are taken on: never where overtime decides. */
  readonly hasDraw: boolean
}

export const SPORT: Readonly<Record<SportRoute, SportTraits>> = {
  football: { id: 1, sides: 'teams', score: 'calm', hasDraw: true },
  tennis: { id: 5, sides: 'persons', score: 'calm', hasDraw: false },
  basketball: { id: 2, sides: 'teams', score: 'fast', hasDraw: false },
  volleyball: { id: 23, sides: 'teams', score: 'calm', hasDraw: false },
  'american-football': { id: 16, sides: 'teams', score: 'calm', hasDraw: false },
  'e-sports': { id: 100, sides: 'teams', score: 'calm', hasDraw: false },
  boxing: { id: 10, sides: 'persons', score: 'secret', hasDraw: true },
}

/** A sport with its route and the key of its icon. */
interface Sport extends SportTraits {
  readonly route: SportRoute
  readonly icon: string
}

export const SPORTS: readonly Sport[] = SPORT_ROUTES.map((route) => ({
  ...SPORT[route],
  route,
  icon: route,
}))

export const FOOTBALL = SPORT.football.id

/** The sport under a route; undefined for an unknown one ('Esporte não encontrado'). */
export function sportByRoute(route: string): Sport | undefined {
  return SPORTS.find((sport) => sport.route === route)
}

/** The sport under a number; undefined for an unknown one. */
export function sportById(id: number): Sport | undefined {
  return SPORTS.find((sport) => sport.id === id)
}

/** The route under which pages of a sport are; an unknown one is found under the main one. */
export function routeOf(sportId: number): SportRoute {
  return sportById(sportId)?.route ?? MAIN_SPORT
}
