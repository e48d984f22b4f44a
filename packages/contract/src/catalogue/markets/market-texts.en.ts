import { BOXING_TEXTS_EN } from './boxing-texts.en.ts'
import { E_SPORTS_TEXTS_EN } from './e-sports-texts.en.ts'
import { FOOTBALL_TEXTS_EN } from './football-texts.en.ts'
import { INCIDENT_TEXTS_EN } from './incident-texts.en.ts'
import type { SportTexts } from './market-text.ts'
import { OUTRIGHT_TEXTS_EN } from './outright-texts.en.ts'
import { PLAYER_TEXTS_EN } from './player-texts.en.ts'
import { AMERICAN_FOOTBALL_TEXTS_EN, BASKETBALL_TEXTS_EN } from './points-texts.en.ts'
import { TENNIS_TEXTS_EN } from './tennis-texts.en.ts'
import { VOLLEYBALL_TEXTS_EN } from './volleyball-texts.en.ts'

/** The texts of all sports that have them, in English. */
export const MARKET_TEXTS_EN: SportTexts = {
  football: { ...FOOTBALL_TEXTS_EN, ...INCIDENT_TEXTS_EN, ...PLAYER_TEXTS_EN },
  tennis: TENNIS_TEXTS_EN,
  basketball: BASKETBALL_TEXTS_EN,
  volleyball: VOLLEYBALL_TEXTS_EN,
  'american-football': AMERICAN_FOOTBALL_TEXTS_EN,
  'e-sports': E_SPORTS_TEXTS_EN,
  boxing: BOXING_TEXTS_EN,
  outrights: OUTRIGHT_TEXTS_EN,
}
