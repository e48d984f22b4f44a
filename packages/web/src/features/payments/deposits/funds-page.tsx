import { useState } from 'react'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { useSearchParams } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BankFrame, DebtNotice, UnconfirmedEmail } from '../../bank/bank.ts'
import { ExclusionNotice, useExclusion } from '../../exclusion/exclusion.ts'
import { useDebt } from '../../wallet/wallet.ts'
import { CardForm } from './card-form.tsx'
import { ChargeView } from './charge-view.tsx'
import { useMethods } from './deposit-query.ts'
import { depositTexts } from './deposit-texts.ts'
import { PixForm } from './pix-form.tsx'
import { ReopenedCharge } from './reopened-charge.tsx'
import type { Charge } from './request-deposit.ts'

/**
 * `/bank/funds`: the form, then the charge to be paid in its place (checklist DEP). The address
 * names the charge, so that it is restored when a phone discards the page behind the bank's app.
 */
export function FundsPage() {
  const texts = useTexts(depositTexts)
  const [search, setSearch] = useSearchParams()
  const [made, setMade] = useState<Charge | null>(null)
  const depositId = search.get('charge') ?? ''
  const showForm = () => setSearch({}, { replace: true })
  const showCharge = (charge: Charge) => {
    setMade(charge)
    setSearch({ charge: charge.depositId }, { replace: true })
  }
  return (
    <BankFrame title={texts.title}>
      <UnconfirmedEmail />
      <DebtNotice debt={useDebt()} page="funds" />
      {depositId === '' ? (
        <DepositChoice onCharge={showCharge} />
      ) : (
        <ChargeOf key={depositId} depositId={depositId} made={made} onBack={showForm} />
      )}
    </BankFrame>
  )
}

interface ChargeOfProps {
  readonly depositId: string
  /** The charge that this page has just created. */
  readonly made: Charge | null
  readonly onBack: () => void
}

function ChargeOf({ depositId, made, onBack }: ChargeOfProps) {
  if (made?.depositId === depositId) return <ChargeView charge={made} onBack={onBack} />
  return <ReopenedCharge depositId={depositId} onBack={onBack} />
}

interface DepositChoiceProps {
  readonly onCharge: (charge: Charge) => void
}

/** A player excluded from betting cannot deposit. */
function DepositChoice({ onCharge }: DepositChoiceProps) {
  const texts = useTexts(depositTexts)
  const exclusion = useExclusion()
  const { value, failure, retry } = useMethods()
  const [chosenId, setChosenId] = useState<number | null>(null)
  if (!exclusion.value && !exclusion.failure) return <FormSkeleton />
  if (exclusion.value?.standing)
    return <ExclusionNotice activeExclusion={exclusion.value.standing} hasLinks />
  if (failure && !value) {
    return (
      <FailurePanel
        title={texts.failed}
        failure={failure}
        retryText={texts.retry}
        onRetry={retry}
      />
    )
  }
  if (!value) return <FormSkeleton />
  const isPix = (method: (typeof value)[number]) => method.addFundsFormType === 'default'
  const pix = value.find(isPix)
  const chosen = value.find(({ id }) => id === chosenId) ?? pix ?? value[0]
  if (!chosen) return <EmptyState icon="bank" title={texts.noMethods} />
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <MethodChoice
        methods={value}
        chosenId={chosen.id}
        hint={isPix(chosen) ? texts.methodHint : null}
        onChoose={setChosenId}
      />
      {chosen.addFundsFormType === 'card' ? (
        <CardForm onPix={pix ? () => setChosenId(pix.id) : null} />
      ) : (
        <PixForm methodId={chosen.id} onCharge={onCharge} />
      )}
    </div>
  )
}

interface MethodChoiceProps {
  readonly methods: readonly { readonly id: number; readonly name: string }[]
  readonly chosenId: number
  /** Notes on the chosen method. */
  readonly hint: string | null
  readonly onChoose: (id: number) => void
}

function MethodChoice({ methods, chosenId, hint, onChoose }: MethodChoiceProps) {
  const texts = useTexts(depositTexts)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.method}</legend>
      <div className="flex flex-wrap gap-2">
        {methods.map(({ id, name }) => (
          <Button
            key={id}
            look={id === chosenId ? 'primary' : 'secondary'}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {texts.methodName(name)}
          </Button>
        ))}
      </div>
      {hint !== null && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}

function FormSkeleton() {
  const texts = useTexts(depositTexts)
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-11 w-32" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
