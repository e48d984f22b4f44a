import { matchName } from '@caderneta/contract/catalogue/match-name'
import { formatReais } from '@caderneta/domain/person/format'
import { MarketName } from '../../../names/market-name.tsx'
import { useSelectionNamer, useSideNames } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import { problemAt } from '../stake/stake-maxima.ts'
import type { StakeTarget } from '../stake/stake-target.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import { removeSelection } from '../state/slip-state.ts'
import { useLegNamer } from './leg-name.ts'
import { leaveEmptySlip } from './pass-focus.ts'
import { SlipStakeInput, useSlipEditing } from './slip-editing.tsx'
import { SlipOdds } from './slip-odds.tsx'

interface SlipRowProps {
  readonly pick: SlipPick
}

/** One single bet: its selection, its odds now, its stake and its return. */
export function SlipRow({ pick }: SlipRowProps) {
  const page = usePage()
  const { selection, status } = pick
  const { isLocked } = useSlipEditing()
  const texts = useTexts(slipTexts)
  const name = useSelectionNamer()(selection, selection.teams)
  // A label read alone by a screen reader does not name the match beside it.
  const label = useLegNamer()(selection)
  return (
    <li
      data-selection={selection.selectionId}
      data-status={status}
      className={classNames('flex gap-1 py-3 pr-3 pl-1', status !== 'open' && 'bg-sunken')}
    >
      <button
        type="button"
        aria-label={texts.remove(label)}
        disabled={isLocked}
        onClick={() => {
          changeSlip(page, (slip) => removeSelection(slip, selection.selectionId))
          leaveEmptySlip(page)
        }}
        className="-mt-3 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken disabled:opacity-50 lg:-mt-2 lg:size-9"
      >
        <Icon name="close" size={18} />
      </button>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 font-semibold break-words">{name}</span>
          <SlipOdds pick={pick} />
        </div>
        <SlipRowMatch pick={pick} />
        <SlipRowStake pick={pick} label={label} />
        {status !== 'open' && status !== 'offline' && (
          <p className="flex items-center gap-1.5 text-xs font-medium text-danger" role="status">
            <Icon name="lock" size={14} />
            {texts.notOpen[status]}
          </p>
        )}
      </div>
    </li>
  )
}

function SlipRowMatch({ pick }: { readonly pick: SlipPick }) {
  const texts = useTexts(slipTexts)
  const { teams, marketId, handicap } = pick.selection
  const match = matchName(useSideNames(teams))
  return (
    <p className="text-xs text-muted">
      {pick.isLive && (
        <span className="mr-1.5">
          <Badge tone="danger">{texts.live}</Badge>
        </span>
      )}
      <MarketName marketId={marketId} handicap={handicap} teams={teams} />
      <span className="block break-words">
        <Link to={gamePath(pick.selection)} className="hover:underline">
          {match}
        </Link>
      </span>
    </p>
  )
}

function SlipRowStake({ pick, label }: SlipRowProps & { readonly label: string }) {
  const texts = useTexts(slipTexts)
  const place: StakeTarget = { of: 'selection', selectionId: pick.selection.selectionId }
  const isTooHigh = problemAt(useSlipEditing().problems, place)?.is === 'large'
  // A stake that is not placed, or that will be refused, has no return.
  const shown = isTooHigh || pick.status !== 'open' ? null : pick.potentialReturn
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-x-2 gap-y-1">
      <SlipStakeInput
        target={place}
        label={texts.stakeOf(label)}
        name={label}
        isDisabled={pick.status !== 'open'}
      />
      <p className="flex min-h-11 flex-col items-end justify-center text-right text-xs text-muted">
        {texts.potentialReturn}
        <span data-return className="figures text-sm font-semibold text-ink">
          {shown === null ? '—' : formatReais(shown)}
        </span>
      </p>
    </div>
  )
}
