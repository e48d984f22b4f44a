import { PORTUGUESE_SELECTIONS as SELECTIONS } from '@caderneta/contract/catalogue/portuguese-selections'

import { withMinus } from '../../formats/minus.ts'

export const names = {
  ...SELECTIONS,
  line: (handicap: string) => withMinus(SELECTIONS.line(handicap)),
  /** Feeds publish the names of places and tournaments in Portuguese. */
  location: (name: string) => name,
  tournament: (name: string) => name,
  stage: (name: string) => name,
  unknownMarket: 'Mercado Não Encontrado',
  /** What ends the name of a women's team, and the mark that lists show in its place. */
  women: { word: ' Feminino', mark: '(F)' },
}
