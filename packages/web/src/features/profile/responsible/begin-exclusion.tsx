import {
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  exclusionBeginRequest,
} from '@caderneta/contract/exclusion/exclusion'
import * as calls from '@caderneta/contract/exclusion/exclusion-calls'
import { type SubmitEvent, useState } from 'react'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { checkOf } from '../../../forms/field-check.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { exclusionTexts, sendExclusion } from '../../exclusion/exclusion.ts'
import { AccountFormFrame, CurrentPassword } from '../account-form.tsx'
import { useAccountForm } from '../use-account-form.ts'

const { shape } = exclusionBeginRequest

/** What an exclusion means, its period, the password, and a final confirmation. */
export function BeginExclusion({ isExtension }: { readonly isExtension: boolean }) {
  const page = usePage()
  const texts = useTexts(exclusionTexts)
  const [isConfirming, setIsConfirming] = useState(false)
  const plan = useAccountForm({
    values: { period: EXCLUSION_PERIODS[0], password: '' },
    rules: { period: checkOf(shape.period), password: checkOf(shape.password) },
    secrets: ['password'],
    send: (values) => sendExclusion(page, calls.beginExclusion, { ...values, accept: true }),
    onSaved: ({ msg }) => showToast(page, 'success', msg),
  })
  const openConfirmation = (event: SubmitEvent) =>
    void plan.form.handleSubmit(() => setIsConfirming(true))(event)
  const confirm = (event: SubmitEvent) => {
    setIsConfirming(false)
    plan.submit(event)
  }
  const { error: _, ...radio } = plan.field('period')
  const choices = EXCLUSION_PERIODS.map((value) => ({ value, label: texts.periods[value] }))
  return (
    <>
      <AccountFormFrame
        plan={{ ...plan, submit: openConfirmation }}
        submitText={isExtension ? texts.extend : texts.begin}
      >
        <Effects isExtension={isExtension} />
        <ChoiceField legend={texts.period} choices={choices} {...radio} />
        <CurrentPassword {...plan.field('password')} />
      </AccountFormFrame>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={texts.confirmTitle}
        closeLabel={texts.close}
      >
        <Question
          period={plan.form.getValues('period')}
          onConfirm={confirm}
          onCancel={() => setIsConfirming(false)}
        />
      </Dialog>
    </>
  )
}

function Effects({ isExtension }: { readonly isExtension: boolean }) {
  const texts = useTexts(exclusionTexts)
  return (
    <div>
      <h2 className="text-lg font-bold">{isExtension ? texts.extend : texts.title}</h2>
      {isExtension ? (
        <p>{texts.extendHint}</p>
      ) : (
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          {texts.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface QuestionProps {
  readonly period: string | boolean | undefined
  readonly onConfirm: (event: SubmitEvent) => void
  readonly onCancel: () => void
}

const periodOf = (value: QuestionProps['period']): ExclusionPeriod | undefined =>
  EXCLUSION_PERIODS.find((period) => period === value)

function Question({ period, onConfirm, onCancel }: QuestionProps) {
  const texts = useTexts(exclusionTexts)
  const chosen = periodOf(period)
  const isEndless = chosen === undefined || chosen === 'indefinite'
  return (
    <form noValidate onSubmit={onConfirm} className="flex flex-col gap-4 px-5 pb-5">
      <p>{isEndless ? texts.confirmEndless : texts.confirmText(texts.periods[chosen])}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" className="grow">
          {texts.confirm}
        </Button>
        <Button data-autofocus look="secondary" className="grow" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
