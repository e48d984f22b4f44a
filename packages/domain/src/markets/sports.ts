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

/** A sport: its number on the wire (betCnfSportId), its route, the key of its icon. */
interface Sport {
  readonly id: number
  readonly route: SportRoute
  readonly icon: string
}

/** Numbers of the Unified Odds Feed, but for e-sports, which are many sports there. */
export const SPORT_ID: Readonly<Record<SportRoute, number>> = {
  football: 1,
  basketball: 2,
  tennis: 5,
  boxing: 10,
  'american-football': 16,
  volleyball: 23,
  'e-sports': 100,
}

export const SPORTS: readonly Sport[] = SPORT_ROUTES.map((route) => ({
  id: SPORT_ID[route],
  route,
  icon: route,
}))

export const FOOTBALL = SPORT_ID.football

/** The sport under a route; undefined for an unknown one ('Esporte não encontrado'). */
export function sportByRoute(route: string): Sport | undefined {
  return SPORTS.find((sport) => sport.route === route)
}

/** The sport under a number; undefined for an unknown one. */
export function sportById(id: number): Sport | undefined {
  return SPORTS.find((sport) => sport.id === id)
}
