import type { SportRoute } from '@caderneta/domain/markets/sports'
import { BOXING_UOF } from './mappings/boxing-uof.ts'
import { FOOTBALL_UOF } from './mappings/football-uof.ts'
import { INCIDENT_UOF } from './mappings/incident-uof.ts'
import { AMERICAN_FOOTBALL_UOF, BASKETBALL_UOF } from './mappings/points-uof.ts'
import { E_SPORTS_UOF, TENNIS_UOF, VOLLEYBALL_UOF } from './mappings/sets-uof.ts'
import type { UofMarket } from './uof-market.ts'

/** Every market of every sport, by key: the compiler names one that is missing. */
export const UOF_BY_SPORT: Readonly<
  Record<SportRoute, Readonly<Record<string, UofMarket | null>>>
> = {
  football: { ...FOOTBALL_UOF, ...INCIDENT_UOF },
  tennis: TENNIS_UOF,
  basketball: BASKETBALL_UOF,
  volleyball: VOLLEYBALL_UOF,
  'american-football': AMERICAN_FOOTBALL_UOF,
  'e-sports': E_SPORTS_UOF,
  boxing: BOXING_UOF,
}
