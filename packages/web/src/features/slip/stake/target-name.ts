import { useTexts } from '../../../texts/texts.ts'
import { useLegNamer } from '../panel/leg-name.ts'
import { slipTexts } from '../slip-texts.ts'
import { useSlip } from '../state/slip-store.ts'
import type { StakeTarget } from './stake-target.ts'

/** Names the bets that a stake of the slip is for: 'Tripla', 'Duplas', 'todas as simples'. */
export function useTargetNamer(): (target: StakeTarget) => string {
  const texts = useTexts(slipTexts)
  const { selections } = useSlip()
  const nameOf = useLegNamer()
  return (target) => {
    if (target.of === 'all') return texts.allSingles
    if (target.of === 'selection') {
      const selection = selections.find((one) => one.selectionId === target.selectionId)
      return selection ? nameOf(selection) : ''
    }
    const isOneBet = target.of === 'combination' || target.isWhole
    return isOneBet ? texts.wholeName(target.legs) : texts.multipleName(target.legs)
  }
}
