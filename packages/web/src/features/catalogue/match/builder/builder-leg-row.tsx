import { useFormats } from '../../../../formats/formats.ts'
import { useOdd } from '../../../../live/live.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { BuilderLeg } from './builder-legs.ts'
import { builderTexts } from './builder-texts.ts'
import { useLegNames } from './leg-names.ts'

interface BuilderLegRowProps {
  readonly leg: BuilderLeg
  readonly teams: readonly [home: string, away: string]
  /** The reason why the legs have no odds together names it. */
  readonly isConcerned: boolean
  readonly onRemove: () => void
}

/** A leg with its odds alone, and a button that removes it. */
export function BuilderLegRow({ leg, teams, isConcerned, onRemove }: BuilderLegRowProps) {
  const texts = useTexts(builderTexts)
  const { selection, market, full } = useLegNames(teams)(leg)
  return (
    <li
      data-builder-leg={leg.selectionId}
      className={classNames(
        'flex items-center gap-2 rounded-control py-0.5 pl-2',
        isConcerned && 'bg-danger-soft',
      )}
    >
      <p className="min-w-0 grow text-sm break-words">
        <span className="font-semibold">{selection}</span>{' '}
        <span className="text-muted">{market}</span>
      </p>
      <LegPrice selectionId={leg.selectionId} />
      <button
        type="button"
        aria-label={texts.remove(full)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken lg:size-9"
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}

function LegPrice({ selectionId }: { readonly selectionId: number }) {
  const texts = useTexts(builderTexts)
  const { odds } = useFormats()
  const odd = useOdd(selectionId)
  if (odd?.status === 'open') return <span className="figures text-sm">{odds(odd.rate)}</span>
  return (
    <span className="flex items-center gap-1 text-xs font-medium text-danger">
      <Icon name="lock" size={14} />
      {odd?.status === 'closed' ? texts.closed : texts.suspended}
    </span>
  )
}
