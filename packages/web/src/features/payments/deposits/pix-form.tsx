import type { ClientWire } from '@caderneta/contract/site'
import { centavos, centavosOfReais } from '@caderneta/domain/money/money'
import { maskCpf } from '@caderneta/domain/person/cpf'
import { formatAmount, formatReais } from '@caderneta/domain/person/format'
import { useForm } from 'react-hook-form'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { reaisMoneyText } from '../../../formats/money-format.ts'
import { amountError, amountOfText } from '../../../forms/amount-text.ts'
import { TextField } from '../../../forms/text-field.tsx'
import { usePage } from '../../../root/page.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useSession } from '../../session/session.ts'
import { depositTexts } from './deposit-texts.ts'
import { type Charge, requestDeposit } from './request-deposit.ts'

interface PixFields {
  readonly depositAmount: string
}

type Limits = ClientWire['limits'] | undefined

const QUICK_AMOUNTS = [2000, 5000, 10_000, 20_000].map(centavos)

/** The rule of the amount; its limits are stated in a sentence, since they are the server's. */
export function checkAmount(
  text: string,
  limits: Limits,
  limitText: (min: string, max: string) => string,
): true | string {
  const error = amountError(text)
  const amount = amountOfText(text)
  if (error !== true || amount === null || !limits) return error
  const { depositMin, depositMax } = limits
  const isWithin = amount >= centavosOfReais(depositMin) && amount <= centavosOfReais(depositMax)
  return isWithin || limitText(reaisMoneyText(depositMin), reaisMoneyText(depositMax))
}

interface PixFormProps {
  readonly methodId: number
  readonly onCharge: (charge: Charge) => void
}

/** Owner and CPF come from the account and are locked: the payment must be the player's own. */
export function PixForm({ methodId, onCharge }: PixFormProps) {
  const page = usePage()
  const texts = useTexts(depositTexts)
  const limits = useSite()?.client.limits
  const info = useSession().user?.info
  const form = useForm<PixFields>({ mode: 'onTouched', defaultValues: { depositAmount: '' } })
  const { errors, isSubmitting } = form.formState
  const [ownerName, cpf] = [info?.name ?? '', info?.cpf ?? '']

  const submit = form.handleSubmit(async ({ depositAmount }) => {
    const amount = amountOfText(depositAmount)
    if (amount === null) return
    if (cpf === '') return form.setError('root.cpf', { type: 'required', message: 'required' })
    const done = await requestDeposit(page, { methodId, amount, ownerName, cpf })
    if (!isFailure(done)) return onCharge(done)
    const message = done.fields['depositAmount']
    if (message) form.setError('depositAmount', { type: 'server', message })
    const cpfMessage = done.fields['cpf']
    if (cpfMessage) form.setError('root.cpf', { type: 'server', message: cpfMessage })
    showFailure(page, done)
  })

  const choose = (text: string) =>
    form.setValue('depositAmount', text, { shouldValidate: true, shouldTouch: true })
  const amount = form.register('depositAmount', {
    validate: (text) => checkAmount(text, limits, texts.limits),
  })
  const writeOut = (text: string) => {
    const typed = amountOfText(text)
    if (typed !== null) form.setValue('depositAmount', formatAmount(typed))
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        required
        className="figures"
        {...(limits && {
          hint: texts.limits(reaisMoneyText(limits.depositMin), reaisMoneyText(limits.depositMax)),
        })}
        error={errors.depositAmount?.message}
        {...amount}
        onBlur={(event) => {
          writeOut(event.target.value)
          return amount.onBlur(event)
        }}
      />
      <div className="grid grid-cols-2 gap-2 sm:flex">
        {QUICK_AMOUNTS.map((quick) => (
          <Button
            key={quick}
            look="secondary"
            size="small"
            aria-label={texts.choose(formatReais(quick))}
            onClick={() => choose(formatAmount(quick))}
          >
            {formatReais(quick)}
          </Button>
        ))}
      </div>
      <OwnerFields name={ownerName} cpf={cpf} error={errors.root?.['cpf']?.message} />
      <Button type="submit" isWide disabled={isSubmitting || errors.depositAmount !== undefined}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}

interface OwnerFieldsProps {
  readonly name: string
  readonly cpf: string
  readonly error: string | undefined
}

function OwnerFields({ name, cpf, error }: OwnerFieldsProps) {
  const texts = useTexts(depositTexts)
  return (
    <>
      <TextField label={texts.ownerName} value={name} readOnly autoComplete="off" />
      <TextField
        label={texts.cpf}
        value={maskCpf(cpf)}
        readOnly
        autoComplete="off"
        hint={texts.locked}
        error={error}
      />
    </>
  )
}
