import { PIX_KEY_TYPES } from '@caderneta/domain/payments/pix-key'
import { maskCpf } from '@caderneta/domain/person/cpf'
import { formatAmount, formatReais } from '@caderneta/domain/person/format'
import { useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { QueryResult } from '../../../api/query-cache.ts'
import { amountOfText } from '../../../forms/amount-text.ts'
import { PasswordField } from '../../../forms/password-field.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useFocusAfterAttempt } from '../../../forms/use-focus-after-attempt.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useUnsaved } from '../../leaving/leaving.ts'
import { useSession } from '../../session/session.ts'
import { useWallet } from '../../wallet/wallet.ts'
import {
  checkAmount,
  checkKey,
  checkKeyType,
  checkPassword,
  limitsOf,
  type PixFields,
  pixAtFirst,
} from './pix-withdrawal-rules.ts'
import { useWithdrawalSubmit } from './use-withdrawal-submit.ts'
import type { Withdrawals } from './withdrawal-query.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

type Form = UseFormReturn<PixFields>

interface PixWithdrawalFormProps {
  /** The list, which may contain a request whose reply was lost. */
  readonly query: QueryResult<Withdrawals>
}

/** Owner and CPF are the account's, whatever the form contains (decision 0009). */
export function PixWithdrawalForm({ query }: PixWithdrawalFormProps) {
  const texts = useTexts(withdrawalTexts)
  const element = useRef<HTMLFormElement>(null)
  const info = useSession().user?.info
  const form = useForm<PixFields>({
    mode: 'onTouched',
    // In the order of the page by `useFocusAfterAttempt`, not in that of the hooks.
    shouldFocusError: false,
    defaultValues: pixAtFirst(info?.cpf),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useUnsaved(isDirty)
  const submit = useWithdrawalSubmit(form, query)
  useFocusAfterAttempt(element, submitCount)
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <AmountField form={form} />
      <KeyFields form={form} />
      <OwnerFields />
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', { validate: checkPassword })}
      />
      <Button type="submit" isWide disabled={isSubmitting || Object.keys(errors).length > 0}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}

function KeyFields({ form }: { readonly form: Form }) {
  const texts = useTexts(withdrawalTexts)
  const { errors } = form.formState
  const type = form.register('pixKeyType', { validate: checkKeyType, deps: ['pixKey'] })
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <SelectField label={texts.keyType} required error={errors.pixKeyType?.message} {...type}>
        <option value="">{texts.choose}</option>
        {PIX_KEY_TYPES.map((each) => (
          <option key={each} value={each}>
            {texts.keyTypes[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.key}
        hint={texts.keyHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.pixKey?.message}
        {...form.register('pixKey', {
          validate: (text, { pixKeyType }) => checkKey(text, pixKeyType),
        })}
      />
    </div>
  )
}

function OwnerFields() {
  const texts = useTexts(withdrawalTexts)
  const info = useSession().user?.info
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={texts.ownerName} value={info?.name ?? ''} readOnly autoComplete="off" />
      <TextField
        label={texts.cpf}
        value={maskCpf(info?.cpf ?? '')}
        hint={texts.locked}
        readOnly
        autoComplete="off"
      />
    </div>
  )
}

function AmountField({ form }: { readonly form: Form }) {
  const texts = useTexts(withdrawalTexts)
  const { cash } = useWallet()
  const limits = limitsOf(useSite()?.client.limits)
  const outside = limits ? texts.limits(formatReais(limits.min), formatReais(limits.max)) : ''
  const available = texts.available(formatReais(cash))
  const bounds = { cash, tooMuch: texts.tooMuch(formatReais(cash)), limits, outside }
  const amount = form.register('amount', { validate: (text) => checkAmount(text, bounds) })
  const write = (text: string) =>
    form.setValue('amount', text, { shouldValidate: true, shouldTouch: true })
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={texts.amount}
        hint={limits ? `${outside}. ${available}` : available}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        required
        className="figures"
        error={form.formState.errors.amount?.message}
        {...amount}
        onBlur={(event) => {
          const typed = amountOfText(event.target.value)
          if (typed !== null) form.setValue('amount', formatAmount(typed))
          return amount.onBlur(event)
        }}
      />
      <Button
        look="secondary"
        size="small"
        className="self-start"
        disabled={cash <= 0}
        onClick={() => write(formatAmount(cash))}
      >
        {texts.everything}
      </Button>
    </div>
  )
}
