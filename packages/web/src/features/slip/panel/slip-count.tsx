import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { slipTexts } from '../slip-texts.ts'
import { useSlip } from '../state/slip-store.ts'

/** The number of selections in the slip; once placed, the number of bets. */
export function SlipCount() {
  const texts = useTexts(slipTexts)
  const { selections, phase } = useSlip()
  const isPlaced = phase.step === 'placed'
  const count = isPlaced ? phase.bets.length : selections.length
  const [one, many] = isPlaced ? [texts.bet, texts.bets] : [texts.selection, texts.selections]
  return (
    <Badge tone="count">
      {count}
      <span className="sr-only">{count === 1 ? one : many}</span>
    </Badge>
  )
}
