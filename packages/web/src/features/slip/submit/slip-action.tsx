import { formatReais } from '@caderneta/domain/person/format'
import { useId } from 'react'
import { useSelectionNamer } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ExclusionNotice, useKnownExclusion } from '../../exclusion/exclusion.ts'
import { usePassedFocus } from '../panel/pass-focus.ts'
import { useSlipEditing } from '../panel/slip-editing.tsx'
import { SlipOdds } from '../panel/slip-odds.tsx'
import { slipTexts } from '../slip-texts.ts'
import { ShortOfCash } from '../stake/short-of-cash.tsx'
import { stakeOf } from '../stake/stake-text.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { useSlipNotices } from '../state/slip-notices.ts'
import { agreeToOdds } from '../state/slip-state.ts'
import { useSlip } from '../state/slip-store.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { SlipProblem } from './slip-problem.tsx'
import { SlipProgress } from './slip-progress.tsx'
import { oddsBySelection, submitSlip } from './submit-slip.ts'

interface SlipActionProps {
  readonly sum: SlipSum
  /** The bettor navigates away: a sheet closes. */
  readonly onLeave: () => void
}

/** The button, the confirmation of changed odds, or the wait: exactly one of them. */
export function SlipAction({ sum, onLeave }: SlipActionProps) {
  const liveDelay = useSite()?.client.limits.liveDelay ?? 0
  const { isShortOfCash } = useSlipNotices()
  const { phase } = useSlip()
  const activeExclusion = useKnownExclusion()
  if (phase.step === 'sending' || phase.step === 'checking') {
    return <SlipProgress step={phase.step} liveDelay={sum.isLive ? liveDelay : 0} />
  }
  if (activeExclusion)
    return <ExclusionNotice activeExclusion={activeExclusion} hasLinks onLeave={onLeave} />
  return (
    <div className="flex flex-col gap-3">
      {isShortOfCash && sum.stakes > 0 && <ShortOfCash onLeave={onLeave} />}
      {sum.needsConsent ? <AcceptOdds sum={sum} /> : <SubmitButton sum={sum} />}
    </div>
  )
}

/** The field to focus when there is no stake at all: on a phone the keypad opens there. */
function focusEmptyStake(button: HTMLElement): void {
  const inputs = button
    .closest('[data-slip-editor]')
    ?.querySelectorAll<HTMLInputElement>('input[data-stake]:enabled')
  const empty = [...(inputs ?? [])].find(({ value }) => !stakeOf(value))
  empty?.focus()
}

/** What keeps a press from placing the bets; null when nothing does. */
function useMissing({ betsCount, stakes }: SlipSum): string | null {
  const texts = useTexts(slipTexts)
  const { purse } = useSlipEditing()
  if (betsCount === 0) return texts.enterStake
  return purse !== null && stakes > purse ? texts.shortTitle : null
}

function SubmitButton({ sum }: { readonly sum: SlipSum }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { problems } = useSlipEditing()
  const button = usePassedFocus<HTMLButtonElement>()
  const betsMax = useSite()?.client.limits.linesMax ?? sum.betsCount
  const hasTooMany = sum.betsCount > betsMax
  const missing = useMissing(sum)
  const missingId = useId()
  const isClosed = sum.picks.every((pick) => pick.status !== 'open')
  const submit = (pressed: HTMLElement) => {
    void submitSlip(page, sum)
    if (sum.betsCount === 0) focusEmptyStake(pressed)
  }
  return (
    <>
      {hasTooMany && (
        <p role="alert" className="text-sm text-danger">
          {texts.tooManyBets(sum.betsCount, betsMax)}
        </p>
      )}
      <SlipProblem sum={sum} onSolved={() => setTimeout(() => button.current?.focus())} />
      {/* Held, and not disabled: a press shows what is missing (VAL-60, NEC-01). */}
      <Button
        ref={button}
        isWide
        className="aria-disabled:opacity-55"
        aria-disabled={missing !== null}
        aria-describedby={missing === null ? undefined : missingId}
        disabled={hasTooMany || isClosed || problems.length > 0}
        onClick={(event) => submit(event.currentTarget)}
      >
        {texts.submit}
        {sum.stakes > 0 && <span className="figures">{formatReais(sum.stakes)}</span>}
      </Button>
      <span id={missingId} hidden>
        {missing}
      </span>
    </>
  )
}

function AcceptOdds({ sum }: { readonly sum: SlipSum }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  return (
    <div className="flex flex-col gap-2">
      <div role="status" className="flex flex-col gap-1 text-sm">
        <p className="text-center font-semibold">{texts.oddsChanged}</p>
        <ChangedOdds picks={sum.picks.filter(({ oldOdds }) => oldOdds !== null)} />
      </div>
      <Button
        isWide
        look="gold"
        onClick={() => changeSlip(page, (slip) => agreeToOdds(slip, oddsBySelection(sum.picks)))}
      >
        {texts.acceptOdds}
      </Button>
    </div>
  )
}

/** More of them would leave no room for the slip itself, where each is marked too. */
const SHOWN_CHANGES = 3

/** Beside the button that agrees to them: the rows may be out of sight. */
function ChangedOdds({ picks }: { readonly picks: SlipSum['picks'] }) {
  const texts = useTexts(slipTexts)
  const nameOf = useSelectionNamer()
  const others = picks.length - SHOWN_CHANGES
  return (
    <ul>
      {picks.slice(0, SHOWN_CHANGES).map((pick) => (
        <li key={pick.selection.selectionId} className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate">{nameOf(pick.selection, pick.selection.teams)}</span>
          <SlipOdds pick={pick} />
        </li>
      ))}
      {others > 0 && <li className="text-muted">{texts.otherChanges(others)}</li>}
    </ul>
  )
}
