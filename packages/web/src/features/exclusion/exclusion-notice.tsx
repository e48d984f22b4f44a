import type { ExclusionWire } from '@caderneta/contract/exclusion/exclusion'
import { useFormats } from '../../formats/formats.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { exclusionTexts } from './exclusion-texts.ts'

export type ActiveExclusion = NonNullable<ExclusionWire['standing']>

interface ExclusionNoticeProps {
  readonly activeExclusion: ActiveExclusion
  /** Pages that the notice links to; none on the exclusion page itself. */
  readonly hasLinks?: boolean
  /** The bettor navigates away: a sheet closes. */
  readonly onLeave?: (() => void) | undefined
}

/** States that the player is excluded, until when, and what is still possible. */
export function ExclusionNotice({
  activeExclusion,
  hasLinks = false,
  onLeave,
}: ExclusionNoticeProps) {
  const texts = useTexts(exclusionTexts)
  const { date, time } = useFormats()
  const { source, from, until } = activeExclusion
  const at = (moment: number) => `${date(moment)} ${time(moment)}`
  return (
    <section
      role="status"
      data-exclusion={source}
      className="flex gap-3 rounded-card bg-gold-soft p-4 text-gold-ink"
    >
      <Icon name="pause" size={24} className="mt-0.5" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-bold">{source === 'own' ? texts.active : texts.byRegister}</p>
        <p className="figures text-sm">
          {texts.since(at(from))} {until === null ? texts.endless : texts.until(at(until))}
        </p>
        <p>
          {texts.cannot} {texts.can}
        </p>
        {hasLinks && <Links onLeave={onLeave} />}
      </div>
    </section>
  )
}

const LINKS = [
  ['/mybets', 'myBets'],
  ['/bank/withdraw', 'withdraw'],
  ['/account/responsible', 'more'],
] as const

function Links({ onLeave }: Pick<ExclusionNoticeProps, 'onLeave'>) {
  const texts = useTexts(exclusionTexts)
  return (
    <p className="flex flex-wrap gap-x-4">
      {LINKS.map(([to, name]) => (
        <Link
          key={to}
          to={to}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          {texts[name]}
        </Link>
      ))}
    </p>
  )
}
