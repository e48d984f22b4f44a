import type { ClientWire } from '@caderneta/contract/accounts'
import { centavosOf, moneyText } from '../../formats/money-format.ts'
import { useMarketNamer, useSelectionNamer } from '../../names/names.ts'
import { useTexts } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SlipLine } from './slip-lines.ts'
import { SlipOdds } from './slip-odds.tsx'
import { removeSelection, setStake } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import { slipTexts } from './slip-texts.ts'
import { StakeInput } from './stake-input.tsx'

interface SlipRowProps {
  readonly line: SlipLine
  readonly limits: ClientWire['limits'] | null
  readonly isMissingMarked: boolean
  readonly isLocked: boolean
  readonly hasKeypad: boolean
  readonly onFocusStake: (selectionId: number) => void
}

type SlipTexts = (typeof slipTexts)['ptBR']

/** What is wrong with a stake, before it is sent; null when nothing is. */
export function stakeError(
  line: SlipLine,
  limits: ClientWire['limits'] | null,
  texts: SlipTexts,
): string | null {
  if (line.stake === null || limits === null) return null
  const [min, max] = [centavosOf(limits.stakeMin), centavosOf(limits.stakeMax)]
  if (line.stake < min) return texts.stakeSmall(moneyText(min))
  return line.stake > max ? texts.stakeLarge(moneyText(max)) : null
}

/** One single bet: what it is on, its odds now, its stake and what that may return. */
export function SlipRow(props: SlipRowProps) {
  const { line, isLocked } = props
  const { selection, status } = line
  const texts = useTexts(slipTexts)
  const name = useSelectionNamer()(selection, selection.teams)
  return (
    <li
      data-selection={selection.selectionId}
      data-status={status}
      className={classNames('flex gap-1 py-3 pr-3 pl-1', status !== 'open' && 'bg-sunken')}
    >
      <button
        type="button"
        aria-label={texts.remove(name)}
        disabled={isLocked}
        onClick={() => changeSlip((slip) => removeSelection(slip, selection.selectionId))}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken disabled:opacity-50 lg:size-9"
      >
        <Icon name="close" size={18} />
      </button>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 font-semibold break-words">{name}</span>
          <SlipOdds line={line} />
        </div>
        <SlipRowMatch line={line} />
        <SlipRowStake {...props} name={name} />
        {status !== 'open' && (
          <p className="flex items-center gap-1.5 text-xs font-medium text-danger" role="status">
            <Icon name="lock" size={14} />
            {status === 'suspended' ? texts.suspended : texts.closed}
          </p>
        )}
      </div>
    </li>
  )
}

function SlipRowMatch({ line }: { readonly line: SlipLine }) {
  const texts = useTexts(slipTexts)
  const marketName = useMarketNamer()
  const { teams, marketId } = line.selection
  return (
    <p className="text-xs text-muted">
      {line.isLive && (
        <span className="mr-1.5">
          <Badge tone="danger">{texts.live}</Badge>
        </span>
      )}
      {marketName(marketId)}
      <span className="block truncate">
        {teams[0]} x {teams[1]}
      </span>
    </p>
  )
}

function SlipRowStake(props: SlipRowProps & { readonly name: string }) {
  const { line, limits, isMissingMarked, isLocked, hasKeypad, onFocusStake, name } = props
  const { selectionId, stake } = line.selection
  const texts = useTexts(slipTexts)
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <StakeInput
        label={texts.stakeOf(name)}
        value={stake}
        onChange={(text) => changeSlip((slip) => setStake(slip, selectionId, text))}
        error={stakeError(line, limits, texts)}
        isMarked={isMissingMarked && line.stake === null}
        isDisabled={isLocked || line.status !== 'open'}
        hasKeypad={hasKeypad}
        onFocus={() => onFocusStake(selectionId)}
      />
      <p className="flex min-h-11 flex-col items-end justify-center text-right text-xs text-muted">
        {texts.potentialReturn}
        <span className="figures text-sm font-semibold text-ink">
          {line.potentialReturn === null ? '—' : moneyText(line.potentialReturn)}
        </span>
      </p>
    </div>
  )
}
