import { englishLocation, englishTournament } from '@caderneta/contract/catalogue/english-names'
import { ENGLISH_SELECTIONS as SELECTIONS } from '@caderneta/contract/catalogue/english-selections'
import { englishStage } from '@caderneta/contract/catalogue/english-stages'
import type { names as source } from '../ptBR/names.ts'

export const names: typeof source = {
  ...SELECTIONS,
  location: englishLocation,
  tournament: englishTournament,
  stage: englishStage,
  unknownMarket: 'Market not found',
  women: { word: ' Women', mark: '(W)' },
}
