import { bonusPercentByLegs } from '@caderneta/domain/bet/multiple-bonus'
import { formatReais } from '@caderneta/domain/person/format'
import { useId, useState } from 'react'
import { useFormats } from '../../../formats/formats.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import { combinedRate } from '../state/combined-rate.ts'
import type { MultipleRow } from '../state/slip-multiples.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import { CombinationList } from './combination-list.tsx'
import { SlipStakeInput, useSlipEditing } from './slip-editing.tsx'

interface RowProps {
  readonly row: MultipleRow
  readonly picks: readonly SlipPick[]
}

/** All combinations of one number of legs: a stake for each of them, and their returns. */
export function MultipleRowItem({ row, picks }: RowProps) {
  const texts = useTexts(slipTexts)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <li data-multiple={row.legs} className="flex flex-col gap-1 px-3 py-2">
      <RowHead row={row} picks={picks} />
      {row.isTooLong && <TooLong row={row} />}
      <RowSum row={row} />
      {row.count > 1n && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-9 items-center gap-1 self-start text-xs font-semibold text-brand"
        >
          {isOpen ? texts.hideCombinations : texts.showCombinations}
          <span className="sr-only"> {texts.multipleName(row.legs)}</span>
          <Icon name="chevron-down" size={14} className={isOpen ? 'rotate-180' : ''} />
        </button>
      )}
      <div id={listId} className="empty:hidden">
        {isOpen && <CombinationList row={row} picks={picks} />}
      </div>
    </li>
  )
}

function RowHead({ row, picks }: RowProps) {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  const { isLocked } = useSlipEditing()
  const name = texts.multipleName(row.legs)
  const isOne = row.count === 1n
  const open = picks.filter((pick) => pick.status === 'open')
  return (
    <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1">
      <p className="flex min-h-11 flex-col justify-center text-sm font-semibold">
        <span>
          {isOne ? texts.rowOfOne(row.legs) : name}{' '}
          <span className="figures text-muted">×{String(row.count)}</span>
        </span>
        {isOne && (
          <span className="figures text-xs text-muted">{formats.odds(combinedRate(open))}</span>
        )}
      </p>
      <SlipStakeInput
        target={{ of: 'row', legs: row.legs }}
        label={texts.stakePerBet(name)}
        name={name}
        isDisabled={isLocked || row.isTooLong}
      />
    </div>
  )
}

function TooLong({ row }: { readonly row: MultipleRow }) {
  const texts = useTexts(slipTexts)
  const betsMax = useSite()?.client.limits.linesMax ?? 0
  return <p className="text-xs text-muted">{texts.rowTooLong(String(row.count), betsMax)}</p>
}

/**
 * 'combinations × stake = total', the sum of the returns, and the bonus on its own line (SLP-28).
 */
function RowSum({ row }: { readonly row: MultipleRow }) {
  const texts = useTexts(slipTexts)
  const { problems: faults } = useSlipEditing()
  const [first] = row.staked
  if (!first) return null
  const isTooHigh = faults.some(({ is, picks }) => is === 'large' && picks.length === row.legs)
  const { stakes, potentialReturns, bonus } = row.sum
  const isEven = !row.hasOwnStakes
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-2 text-xs text-muted">
      <dt>
        {isEven
          ? texts.rowSum(row.staked.length, formatReais(first.stake), formatReais(stakes))
          : texts.ownSum(row.staked.length, formatReais(stakes))}
      </dt>
      <dd className="text-right">
        {texts.potentialReturn}{' '}
        <span className="font-semibold text-ink">
          {isTooHigh ? '—' : formatReais(potentialReturns)}
        </span>
      </dd>
      {bonus > 0 && !isTooHigh && (
        <>
          <dt>{texts.rowBonus(bonusPercentByLegs(row.legs))}</dt>
          <dd className="text-right font-semibold text-brand">+{formatReais(bonus)}</dd>
        </>
      )}
    </dl>
  )
}
