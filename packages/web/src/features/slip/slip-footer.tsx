import { moneyText } from '../../formats/money-format.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CashbackToggle } from './cashback-toggle.tsx'
import { ShortOfCash } from './short-of-cash.tsx'
import { type SlipLine, slipTotals, stakedLines } from './slip-lines.ts'
import { SlipProgress } from './slip-progress.tsx'
import { stakeError } from './slip-row.tsx'
import { agreeToOdds, setStakeForAll } from './slip-state.ts'
import { changeSlip, useSlip, useSlipNotices } from './slip-store.ts'
import { slipTexts } from './slip-texts.ts'
import { StakeInput } from './stake-input.tsx'
import { oddsByLine, submitSlip } from './submit-slip.ts'

interface SlipFooterProps {
  readonly lines: readonly SlipLine[]
  readonly isLocked: boolean
  readonly hasKeypad: boolean
  readonly onFocusStake: () => void
}

/** One stake for all, the cashback and the totals. */
export function SlipFooter(props: SlipFooterProps) {
  const { lines, isLocked } = props
  return (
    <footer className="flex flex-col gap-3 border-t border-line p-3">
      {lines.length > 1 && <StakeForAll {...props} />}
      <CashbackToggle isDisabled={isLocked} />
      <Totals lines={lines} />
    </footer>
  )
}

function StakeForAll({ isLocked, hasKeypad, onFocusStake }: SlipFooterProps) {
  const texts = useTexts(slipTexts)
  const { stakeForAll } = useSlip()
  return (
    <div className="grid grid-cols-2 items-center gap-2">
      <span aria-hidden="true" className="text-sm">
        {texts.stakeForAll}
      </span>
      <StakeInput
        label={texts.stakeForAll}
        value={stakeForAll}
        onChange={(text) => changeSlip((slip) => setStakeForAll(slip, text))}
        error={null}
        isMarked={false}
        isDisabled={isLocked}
        hasKeypad={hasKeypad}
        onFocus={onFocusStake}
      />
    </div>
  )
}

function Totals({ lines }: { readonly lines: readonly SlipLine[] }) {
  const texts = useTexts(slipTexts)
  const { stakes, potentialReturns } = slipTotals(lines)
  return (
    <dl className="grid grid-cols-2 gap-x-2 gap-y-1 text-sm">
      <dt className="text-muted">{texts.totalStakes}</dt>
      <dd className="figures text-right font-semibold">{moneyText(stakes)}</dd>
      <dt className="text-muted">{texts.totalReturns}</dt>
      <dd className="figures text-right text-base font-bold">{moneyText(potentialReturns)}</dd>
    </dl>
  )
}

interface SlipActionProps {
  readonly lines: readonly SlipLine[]
  /** The bettor goes elsewhere: a sheet closes. */
  readonly onLeave: () => void
}

/** The button, the question about changed odds, or the wait: exactly one of them. */
export function SlipAction({ lines, onLeave }: SlipActionProps) {
  const limits = useSite()?.client.limits ?? null
  const { isShortOfCash } = useSlipNotices()
  const { phase } = useSlip()
  const staked = stakedLines(lines)
  if (phase.step === 'sending' || phase.step === 'checking') {
    const isLive = staked.some((line) => line.isLive)
    return <SlipProgress step={phase.step} liveDelay={isLive ? (limits?.liveDelay ?? 0) : 0} />
  }
  return (
    <div className="flex flex-col gap-3">
      {isShortOfCash && <ShortOfCash onLeave={onLeave} />}
      {staked.some((line) => line.needsConsent) ? (
        <AcceptOdds lines={lines} />
      ) : (
        <SubmitButton lines={lines} />
      )}
    </div>
  )
}

function SubmitButton({ lines }: { readonly lines: readonly SlipLine[] }) {
  const texts = useTexts(slipTexts)
  const limits = useSite()?.client.limits ?? null
  const isOutOfLimits = stakedLines(lines).some((line) => stakeError(line, limits, texts) !== null)
  const { stakes } = slipTotals(lines)
  return (
    <Button
      isWide
      disabled={isOutOfLimits || lines.every((line) => line.status !== 'open')}
      onClick={() => void submitSlip(lines)}
    >
      {texts.submit}
      {stakes > 0 && <span className="figures">{moneyText(stakes)}</span>}
    </Button>
  )
}

function AcceptOdds({ lines }: { readonly lines: readonly SlipLine[] }) {
  const texts = useTexts(slipTexts)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-center text-sm font-semibold">
        {texts.oddsChanged}
      </p>
      <Button
        isWide
        look="gold"
        onClick={() => changeSlip((slip) => agreeToOdds(slip, oddsByLine(lines)))}
      >
        {texts.acceptOdds}
      </Button>
    </div>
  )
}
