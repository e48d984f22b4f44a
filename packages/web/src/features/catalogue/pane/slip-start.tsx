import { useSite, useSiteState } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMayPromote } from '../../session/session.ts'
import { paneTexts } from './pane-texts.ts'
import { readyTreble } from './ready-treble.ts'
import { ReadyTrebleCard } from './ready-treble-card.tsx'

const LOOKS = {
  pane: 'rounded-card border border-line bg-surface shadow-card',
  sheet: 'pb-4',
} as const

interface SlipStartProps {
  readonly look: keyof typeof LOOKS
}

/** In place of a slip without selections: how a bet is made, and three selections to begin with. */
export function SlipStart({ look }: SlipStartProps) {
  const texts = useTexts(paneTexts)
  const mayPromote = useMayPromote()
  return (
    <section aria-labelledby="slip-start" className={classNames('shrink-0', LOOKS[look])}>
      <div className="flex items-center gap-3 px-4 pt-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon name="slip" />
        </span>
        <div>
          <h2 id="slip-start" className="font-bold">
            {texts.chooseOdds}
          </h2>
          <p className="text-xs text-muted">{texts.slipIsEmpty}</p>
        </div>
      </div>
      <ol className="flex flex-col gap-2 px-4 py-3 text-sm">
        {texts.slipSteps.map((step, at) => (
          <li key={step} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="figures grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-bold"
            >
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {mayPromote && <QuickStart />}
    </section>
  )
}

function QuickStart() {
  const highlights = useSite()?.dashboard.highlight
  const { status } = useSiteState()
  if (!highlights) return status === 'loading' ? <Skeleton className="m-4 h-52" /> : null
  const legs = readyTreble(highlights)
  return legs && <ReadyTrebleCard legs={legs} />
}
