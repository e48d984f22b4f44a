import { FOOTBALL_TEXTS_EN } from './football-texts.en.ts'
import { OTHER_TEXTS_EN } from './other-texts.en.ts'
import type { SportTexts } from './sport-texts.ts'

export const SPORT_TEXTS_EN: SportTexts = { ...OTHER_TEXTS_EN, football: FOOTBALL_TEXTS_EN }
