import { englishLocation, englishTournament } from '@caderneta/contract/catalogue/english-names'
import { ENGLISH_SELECTIONS as SELECTIONS } from '@caderneta/contract/catalogue/english-selections'
import { englishStage } from '@caderneta/contract/catalogue/english-stages'
import { withMinus } from '../../formats/minus.ts'
import type { names as source } from '../ptBR/names.ts'

export const names: typeof source = {
  ...SELECTIONS,
  line: (handicap) => withMinus(SELECTIONS.line(handicap)),
  location: englishLocation,
  tournament: englishTournament,
  stage: englishStage,
  unknownMarket: 'Market not found',
  women: { word: ' Women', mark: '(W)' },
}
