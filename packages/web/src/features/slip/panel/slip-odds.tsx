import { rateNumber } from '@caderneta/domain/odds/odds'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import type { SlipPick } from '../state/slip-picks.ts'

/** The odds of a selection; changed ones beside those that were agreed to (SLP-29). */
export function SlipOdds({ pick }: { readonly pick: SlipPick }) {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  const now = formats.odds(rateNumber(pick.odds))
  if (pick.oldOdds === null) return <span className="figures font-bold">{now}</span>
  const hasRisen = pick.odds > pick.oldOdds
  return (
    <span className="figures flex items-center gap-1.5">
      <s className="text-sm text-muted">
        <span className="sr-only">{texts.oldOdds} </span>
        {formats.odds(rateNumber(pick.oldOdds))}
      </s>
      <span className={`flex items-center gap-0.5 font-bold ${hasRisen ? 'text-up' : 'text-down'}`}>
        <span className="sr-only">{texts.newOdds} </span>
        <Icon name={hasRisen ? 'arrow-up' : 'arrow-down'} size={14} />
        {now}
      </span>
    </span>
  )
}
