import { BOXING_TEXTS_PT_BR } from './boxing-texts.pt-br.ts'
import { E_SPORTS_TEXTS_PT_BR } from './e-sports-texts.pt-br.ts'
import { FOOTBALL_TEXTS_PT_BR } from './football-texts.pt-br.ts'
import { INCIDENT_TEXTS_PT_BR } from './incident-texts.pt-br.ts'
import type { SportTexts } from './market-text.ts'
import { OUTRIGHT_TEXTS_PT_BR } from './outright-texts.pt-br.ts'
import { PLAYER_TEXTS_PT_BR } from './player-texts.pt-br.ts'
import { AMERICAN_FOOTBALL_TEXTS_PT_BR, BASKETBALL_TEXTS_PT_BR } from './points-texts.pt-br.ts'
import { TENNIS_TEXTS_PT_BR } from './tennis-texts.pt-br.ts'
import { VOLLEYBALL_TEXTS_PT_BR } from './volleyball-texts.pt-br.ts'

/** The texts of all sports that have them, in Portuguese. */
export const MARKET_TEXTS_PT_BR: SportTexts = {
  football: { ...FOOTBALL_TEXTS_PT_BR, ...INCIDENT_TEXTS_PT_BR, ...PLAYER_TEXTS_PT_BR },
  tennis: TENNIS_TEXTS_PT_BR,
  basketball: BASKETBALL_TEXTS_PT_BR,
  volleyball: VOLLEYBALL_TEXTS_PT_BR,
  'american-football': AMERICAN_FOOTBALL_TEXTS_PT_BR,
  'e-sports': E_SPORTS_TEXTS_PT_BR,
  boxing: BOXING_TEXTS_PT_BR,
  outrights: OUTRIGHT_TEXTS_PT_BR,
}
