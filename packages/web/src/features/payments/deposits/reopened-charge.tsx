import { isFailure } from '../../../api/failure.ts'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ExclusionNotice, useExclusion } from '../../exclusion/exclusion.ts'
import { ChargeView } from './charge-view.tsx'
import { depositTexts } from './deposit-texts.ts'
import { useCharge } from './use-charge.ts'

interface ReopenedChargeProps {
  readonly depositId: string
  readonly onBack: () => void
}

/** An earlier charge: the bettor came back to it by a reload or from the history. */
export function ReopenedCharge({ depositId, onBack }: ReopenedChargeProps) {
  const texts = useTexts(depositTexts)
  const exclusion = useExclusion()
  const { charge: charge, retry } = useCharge(depositId)
  if (charge === null) return <ChargeSkeleton />
  if (isFailure(charge)) {
    return (
      <>
        <FailurePanel
          title={texts.chargeFailed}
          failure={charge}
          retryText={texts.retry}
          onRetry={retry}
        />
        <Button look="secondary" isWide onClick={onBack}>
          {texts.back}
        </Button>
      </>
    )
  }
  const activeExclusion = exclusion.value?.standing
  if (activeExclusion && charge.first.status === 'awaiting')
    return <ExclusionNotice activeExclusion={activeExclusion} hasLinks />
  return <ChargeView charge={charge} onBack={onBack} />
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
