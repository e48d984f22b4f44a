import { isFailure } from '../../../api/failure.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedPanel } from '../../../ui/failed-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ExclusionNotice, useExclusion } from '../../exclusion/exclusion.ts'
import { ChargeView } from './charge-view.tsx'
import { depositTexts } from './deposit-texts.ts'
import { useCharge } from './use-charge.ts'

interface ReopenedChargeProps {
  readonly depositId: string
  readonly onBack: () => void
}

/** A charge of before: a reload or the history brought the bettor back to it. */
export function ReopenedCharge({ depositId, onBack }: ReopenedChargeProps) {
  const texts = useTexts(depositTexts)
  const exclusion = useExclusion()
  const { told, retry } = useCharge(depositId)
  if (told === null) return <ChargeSkeleton />
  if (isFailure(told)) {
    return (
      <>
        <FailedPanel
          title={texts.chargeFailed}
          reason={told.msg}
          retryText={texts.retry}
          onRetry={retry}
        />
        <Button look="secondary" isWide onClick={onBack}>
          {texts.back}
        </Button>
      </>
    )
  }
  const standing = exclusion.value?.standing
  if (standing && told.first.status === 'awaiting')
    return <ExclusionNotice standing={standing} hasLinks />
  return <ChargeView charge={told} onBack={onBack} />
}

function ChargeSkeleton() {
  const texts = useTexts(depositTexts)
  return (
    <div role="status">
      <span className="sr-only">{texts.chargeLoading}</span>
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  )
}
