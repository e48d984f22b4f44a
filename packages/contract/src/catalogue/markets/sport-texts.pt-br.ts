import { FOOTBALL_TEXTS_PT_BR } from './football-texts.pt-br.ts'
import { OTHER_TEXTS_PT_BR } from './other-texts.pt-br.ts'
import type { SportTexts } from './sport-texts.ts'

export const SPORT_TEXTS_PT_BR: SportTexts = {
  ...OTHER_TEXTS_PT_BR,
  football: FOOTBALL_TEXTS_PT_BR,
}
