import { createContext } from 'react'
import type { OddFact } from '../../../../live/live.ts'

/** What pressing the odds below it does, and which of them are chosen. */
interface OddUse {
  readonly isChosen: (selectionId: number) => boolean
  readonly onPress: (odd: OddFact) => void
}

/** Null where odds go into the slip. */
export const OddUseContext = createContext<OddUse | null>(null)
