import { formatReais } from '@caderneta/domain/person/format'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { slipTexts } from '../slip-texts.ts'
import { combinedRate } from '../state/combined-rate.ts'
import { useSlipSum } from '../state/use-slip-sum.ts'

/**
 * What a second selection adds, without opening the sheet over the odds (docs/decisions/0017): the
 * multiple of all selections and its odds, then stakes and returns once there are some.
 */
export function SumInBar() {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  const { picks, rows, stakes, potentialReturns } = useSlipSum()
  const open = picks.filter(({ status }) => status === 'open')
  const multiple = rows.find(({ legs, count }) => legs === open.length && count === 1n)
  return (
    <span data-bar-sum className="figures flex gap-2 text-xs text-on-frame-muted">
      {multiple && (
        <span className="truncate">
          {texts.wholeName(multiple.legs)}{' '}
          <span className="font-bold text-on-frame">{formats.odds(combinedRate(open))}</span>
        </span>
      )}
      {stakes > 0 && (
        <span className="whitespace-nowrap">
          <span className="sr-only">{texts.totalStakes} </span>
          {formatReais(stakes)}
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> {texts.totalReturns} </span>
          <span className="font-bold text-on-frame">{formatReais(potentialReturns)}</span>
        </span>
      )}
    </span>
  )
}
