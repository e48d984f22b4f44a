import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FailedPanel } from '../../../ui/failed-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  type ActiveExclusion,
  ExclusionNotice,
  exclusionTexts,
  useExclusion,
} from '../../exclusion/exclusion.ts'
import { AccountFrame } from '../account-frame.tsx'
import { BeginExclusion } from './begin-exclusion.tsx'
import { RevokeExclusion } from './revoke-exclusion.tsx'

/** `/account/responsible`: the state of the self-exclusion, its form, and a link to help. */
export function ResponsiblePage() {
  const texts = useTexts(exclusionTexts)
  const { value, failure, retry } = useExclusion()
  return (
    <AccountFrame page="responsible" hint={texts.hint}>
      <TimeLimit />
      {value && <Exclusion activeExclusion={value.standing} />}
      {!value && failure && (
        <FailedPanel title={texts.failed} retryText={texts.retry} onRetry={retry} />
      )}
      {!value && !failure && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      )}
      <Link to="/ajuda#jogo-responsavel" className="self-start font-semibold text-brand underline">
        {texts.help}
      </Link>
    </AccountFrame>
  )
}

/** The milder measure first: it needs no answer of the server, so nothing moves below it. */
function TimeLimit() {
  const texts = useTexts(exclusionTexts)
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div>
        <h2 className="font-bold">{texts.timeLimit}</h2>
        <p className="text-sm text-muted">{texts.timeLimitHint}</p>
      </div>
      <Link to="/account/preferences" className={buttonClass({ look: 'secondary' })}>
        {texts.timeLimitChoose}
      </Link>
    </section>
  )
}

function Exclusion({ activeExclusion }: { readonly activeExclusion: ActiveExclusion | null }) {
  return (
    <>
      {activeExclusion && <ExclusionNotice activeExclusion={activeExclusion} />}
      {activeExclusion?.revocableUntil && (
        <RevokeExclusion until={activeExclusion.revocableUntil} />
      )}
      {(activeExclusion === null || activeExclusion.until !== null) && (
        <BeginExclusion isExtension={activeExclusion !== null} />
      )}
    </>
  )
}
