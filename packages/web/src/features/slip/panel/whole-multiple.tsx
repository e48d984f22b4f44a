import { bonusPercentByLegs } from '@caderneta/domain/bet/multiple-bonus'
import { formatReais } from '@caderneta/domain/person/format'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { slipTexts } from '../slip-texts.ts'
import { QuickStakes } from '../stake/quick-stakes.tsx'
import { problemAt } from '../stake/stake-maxima.ts'
import type { StakeTarget } from '../stake/stake-target.ts'
import { combinedRate } from '../state/combined-rate.ts'
import { areMultiplesPossible } from '../state/slip-multiples.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { SlipStakeInput, useSlipEditing } from './slip-editing.tsx'

interface WholeMultipleProps {
  readonly sum: SlipSum
}

/**
 * The one multiple of all selections, before them: what most bettors fill a slip for (decision
 * 0123). Its row among the other multiples is the same bet.
 */
export function WholeMultiple({ sum }: WholeMultipleProps) {
  const texts = useTexts(slipTexts)
  if (!hasWholeMultiple(sum)) return null
  return (
    <section
      aria-label={texts.wholeName(sum.picks.length)}
      data-whole-multiple={sum.picks.length}
      className="flex flex-col gap-1.5 border-b border-line bg-brand-soft p-3"
    >
      <WholeHead sum={sum} />
      <WholeStake sum={sum} />
      <QuickStakes target={wholeTarget(sum)} isBelowField isDisabled={!isWholeOpen(sum)} />
      <WholeBonus sum={sum} />
    </section>
  )
}

const hasWholeMultiple = ({ picks }: SlipSum) => picks.length > 1 && areMultiplesPossible(picks)

/** A selection that is not open is in no bet, and so there is no multiple of all of them. */
const isWholeOpen = ({ picks }: SlipSum) => picks.every(({ status }) => status === 'open')

const wholeTarget = ({ picks }: SlipSum): StakeTarget => ({
  of: 'row',
  legs: picks.length,
  isWhole: true,
})

/**
 * Which stake the quick stakes below the bets write: the one entered last. That of the multiple has
 * its own beside its field; they suffice until another field is entered.
 */
export function targetBelowBets(sum: SlipSum, entered: StakeTarget | null): StakeTarget | null {
  const isOwn = entered !== null && 'isWhole' in entered
  if (entered !== null && !isOwn) return entered
  if (hasWholeMultiple(sum) && isWholeOpen(sum)) return null
  const [first, ...others] = sum.picks
  return first !== undefined && others.length === 0
    ? { of: 'selection', selectionId: first.selection.selectionId }
    : { of: 'all' }
}

const wholeRow = ({ picks, rows }: SlipSum) => rows.find(({ legs }) => legs === picks.length)

function WholeHead({ sum }: WholeMultipleProps) {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  return (
    <h4 className="flex items-baseline justify-between gap-2 font-semibold">
      {texts.wholeName(sum.picks.length)}
      <span className="figures">
        {isWholeOpen(sum) ? formats.odds(combinedRate(sum.picks)) : '—'}
      </span>
    </h4>
  )
}

function WholeStake({ sum }: WholeMultipleProps) {
  const texts = useTexts(slipTexts)
  const { problems } = useSlipEditing()
  const target = wholeTarget(sum)
  const name = texts.wholeName(sum.picks.length)
  // A stake that will be refused has no return.
  const isTooHigh = problemAt(problems, target)?.is === 'large'
  const row = isTooHigh ? undefined : wholeRow(sum)
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-x-2 gap-y-1">
      <SlipStakeInput
        target={target}
        label={texts.wholeStake(name)}
        name={name}
        isDisabled={!isWholeOpen(sum)}
      />
      <p className="flex min-h-11 flex-col items-end justify-center text-right text-xs text-muted">
        {texts.potentialReturn}
        <span className="figures text-sm font-semibold text-ink">
          {row?.staked.length ? formatReais(row.sum.potentialReturns) : '—'}
        </span>
      </p>
    </div>
  )
}

/** What the multiple bonus adds, on its own line (SLP-28). */
function WholeBonus({ sum }: WholeMultipleProps) {
  const texts = useTexts(slipTexts)
  const row = wholeRow(sum)
  const isTooHigh = useSlipEditing().problems.some(
    ({ is, picks }) => is === 'large' && picks.length === row?.legs,
  )
  if (!row || row.sum.bonus === 0 || isTooHigh) return null
  return (
    <p className="figures flex justify-between gap-2 text-xs text-muted">
      {texts.rowBonus(bonusPercentByLegs(row.legs))}
      <span className="font-semibold text-brand">+{formatReais(row.sum.bonus)}</span>
    </p>
  )
}
