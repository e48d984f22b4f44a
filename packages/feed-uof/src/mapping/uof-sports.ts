import { SPORT, type SportRoute } from '@caderneta/domain/markets/registry/sports'

/** The feed numbers each game of e-sports as a sport. */
const E_SPORTS = [
  107, // Counter-Strike, as it was numbered first
  109, // Counter-Strike
  110, // League of Legends
  111, // Dota 2
  194, // Valorant
]

const ROUTES: ReadonlyMap<number, SportRoute> = new Map<number, SportRoute>([
  [SPORT.football.id, 'football'],
  [SPORT.tennis.id, 'tennis'],
  [SPORT.basketball.id, 'basketball'],
  [SPORT.volleyball.id, 'volleyball'],
  [SPORT['american-football'].id, 'american-football'],
  [SPORT.boxing.id, 'boxing'],
  ...E_SPORTS.map((id) => [id, 'e-sports'] as const),
])

/** The sports of the feed that we offer, by number. */
export const UOF_SPORT_IDS: readonly number[] = [...ROUTES.keys()]

/** 'sr:sport:1'; undefined for a sport that we do not offer. */
export function sportOfUrn(urn: string): SportRoute | undefined {
  const id = /^sr:sport:(\d{1,6})$/.exec(urn)?.[1]
  return id === undefined ? undefined : ROUTES.get(Number(id))
}
