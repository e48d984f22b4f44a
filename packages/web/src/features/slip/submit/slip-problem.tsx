import type { Centavos } from '@caderneta/domain/money/money'
import { formatAmount, formatReais } from '@caderneta/domain/person/format'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useLegNamer } from '../panel/leg-name.ts'
import { useSlipEditing } from '../panel/slip-editing.tsx'
import { slipTexts } from '../slip-texts.ts'
import { useLimitNamer } from '../stake/limit-name.ts'
import type { StakeProblem } from '../stake/stake-maxima.ts'
import { useStakeOffer } from '../stake/stake-offer.ts'
import { type StakeTarget, withStakeAt } from '../stake/stake-target.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { SlipSelection } from '../state/slip-content.ts'
import type { StakeMaximum } from '../state/slip-limits.ts'
import type { MultipleRow } from '../state/slip-multiples.ts'
import { useSlipNotices } from '../state/slip-notices.ts'
import { combinationKey } from '../state/slip-state.ts'
import { useSlip } from '../state/slip-store.ts'
import type { SlipSum } from '../state/slip-sum.ts'

interface SlipProblemProps {
  readonly sum: SlipSum
  /** A press has changed the stake, and the pressed button is unmounted. */
  readonly onSolved: () => void
}

/** A bet whose stake is too high, and its maximum. */
interface TooHigh {
  readonly selections: readonly SlipSelection[]
  readonly target: StakeTarget
  readonly maximum: StakeMaximum
  /** The stake of a row is meant, which several bets have. */
  readonly isOfSeveral: boolean
}

/**
 * Why the slip cannot be placed: which bet exceeds which maximum, before the click or from the last
 * refusal, and a button that applies the maximum. The stake is not part of the message, so that it
 * is announced once and not at each digit. Within all limits the balance may still be short.
 */
export function SlipProblem({ sum: { rows, stakes }, onSolved }: SlipProblemProps) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { problems, stakeMin, purse } = useSlipEditing()
  const high = useTooHigh(rows)
  const sentenceOf = useSentence()
  const small = problems.find(({ is }) => is === 'small')
  const nameOf = useBetNamer()
  const { isShortOfCash } = useSlipNotices()
  const more = !high || high.isOffered ? 0 : problems.length - solvedCount(problems, high)
  const solve = ({ target }: TooHigh, stake: string) => {
    changeSlip(page, (slip) => withStakeAt(slip, target, stake))
    onSolved()
  }
  const isStakeable =
    high !== null && high.maximum.stake > 0 && !isBelow(high.maximum.stake, stakeMin)
  const isShort = !high && !isShortOfCash && purse !== null && stakes > purse
  const selections = small?.picks.map((pick) => pick.selection) ?? []
  return (
    <div className="flex flex-col gap-2 text-sm empty:hidden">
      <p role="status" className="figures text-danger empty:hidden">
        {high && sentenceOf(high, isStakeable)}
        {high && more > 0 && ` ${texts.moreProblems(more)}`}
        {isShort && texts.shortOfBalance(formatReais(purse))}
      </p>
      {!high && small && (
        <p className="figures text-danger">
          {texts.underMinimum(nameOf(selections, false), formatReais(small.stakeMin))}
        </p>
      )}
      {high && (
        <Button
          isWide
          look="secondary"
          onClick={() => solve(high, isStakeable ? formatAmount(high.maximum.stake) : '')}
        >
          {isStakeable ? texts.stakeToTake(formatReais(high.maximum.stake)) : texts.leaveOut}
        </Button>
      )}
    </div>
  )
}

/** The least stake is null until the settings of the site are known: the server decides. */
function isBelow(stake: Centavos, stakeMin: Centavos | null): boolean {
  return stakeMin !== null && stake < stakeMin
}

/**
 * The bet of the last refusal, whose amount accounts for the bets before it as well; otherwise the
 * first one whose stake is too high.
 */
function useTooHigh(rows: readonly MultipleRow[]): (TooHigh & { isOffered: boolean }) | null {
  const { problems, maximumAt } = useSlipEditing()
  const offer = useStakeOffer()
  if (offer !== null) {
    const { selections, maximum } = offer
    const target = targetOf(selections, rows)
    return { selections, maximum, target, isOfSeveral: false, isOffered: true }
  }
  const problem = problems.find(({ is }) => is === 'large')
  return problem ? { ...tooHighOf(problem, rows, maximumAt), isOffered: false } : null
}

/** How many problems the button fixes: all of a row, or the one bet. */
function solvedCount(problems: readonly StakeProblem[], { target, selections }: TooHigh): number {
  if (target.of !== 'row') return 1
  return problems.filter(({ picks }) => picks.length === selections.length).length
}

/** One stake of a row is too high for all its bets: the button lowers it for all. */
function tooHighOf(
  { picks, maximum }: StakeProblem,
  rows: readonly MultipleRow[],
  maximumAt: (target: StakeTarget) => StakeMaximum | null,
): TooHigh {
  const selections = picks.map((pick) => pick.selection)
  const row = picks.length > 1 ? rows.find(({ legs }) => legs === picks.length) : undefined
  if (row && !row.hasOwnStakes && !row.isTooLong) {
    const target: StakeTarget = { of: 'row', legs: row.legs }
    const isOfSeveral = row.count > 1n
    return { selections, target, maximum: maximumAt(target) ?? maximum, isOfSeveral }
  }
  return { selections, target: targetOf(selections, rows), maximum, isOfSeveral: false }
}

/** Where the stake of a bet is entered; that of a row with one bet has no field of its own. */
function targetOf(selections: readonly SlipSelection[], rows: readonly MultipleRow[]): StakeTarget {
  const [first] = selections
  const legs = selections.length
  if (legs === 1 && first) return { of: 'selection', selectionId: first.selectionId }
  if (rows.some((row) => row.legs === legs && row.count === 1n)) return { of: 'row', legs }
  return {
    of: 'combination',
    key: combinationKey(selections.map((each) => each.selectionId)),
    legs,
  }
}

type BetNamer = (selections: readonly SlipSelection[], isOfSeveral: boolean) => string

/** Names one bet of the slip, or a whole row by its number of selections. */
function useBetNamer(): BetNamer {
  const texts = useTexts(slipTexts)
  const legNameOf = useLegNamer()
  const { selections: all } = useSlip()
  return (selections, isOfSeveral) => {
    const names = selections.map(legNameOf).join(' + ')
    if (selections.length === 1) return names
    const one = texts.wholeName(selections.length)
    if (selections.length === all.length) return one
    return isOfSeveral ? texts.multipleName(selections.length) : `${one} (${names})`
  }
}

function useSentence(): (high: TooHigh, isStakeable: boolean) => string {
  const texts = useTexts(slipTexts)
  const nameOf = useBetNamer()
  const limitNameOf = useLimitNamer()
  return ({ selections, maximum, isOfSeveral }, isStakeable) => {
    // The maximum of a row is that of its longest odds, not of its first bet.
    const name = nameOf(selections, isOfSeveral)
    const limit = limitNameOf(maximum, selections.length)
    if (!isStakeable) return texts.noStakeLeft(name, limit)
    return texts.overMaximum(name, formatReais(maximum.stake), limit)
  }
}
