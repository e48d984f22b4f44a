import { visibleText } from '@caderneta/domain/text/outside-text'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { amountError } from '../../../forms/amount-text.ts'
import { MaskedField } from '../../../forms/masked-field.tsx'
import { CARD_MASK } from '../../../forms/masks.ts'
import { SelectField } from '../../../forms/select-field.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useUnsaved } from '../../leaving/leaving.ts'
import { depositTexts } from './deposit-texts.ts'

const EMPTY = {
  cardNumber: '',
  cardHolder: '',
  cardMonth: '',
  cardYear: '',
  cardEmission: '',
  cardSecurity: '',
  depositAmount: '',
}

const CARD_DIGITS = 16
/** The longest validity of a card issued today. */
const YEARS = 20

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

function yearsFrom(now: Date): readonly string[] {
  return Array.from({ length: YEARS + 1 }, (_, at) => String(now.getFullYear() + at))
}

interface CardFormProps {
  /** Shows the form of PIX in its place; null where it is not offered. */
  readonly onPix: (() => void) | null
}

/**
 * The card form makes no call, as specified: typed values live in this component only and are
 * dropped with it (decision 0009; DEP-18 to DEP-21). No card is accepted, and the form says so.
 */
export function CardForm({ onPix }: CardFormProps) {
  const texts = useTexts(depositTexts)
  const [isKept, setIsKept] = useState(false)
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })
  const { errors, isDirty } = form.formState
  useUnsaved(isDirty && !isKept)
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => void form.handleSubmit(() => setIsKept(true))(event)}
      className="flex flex-col gap-4"
    >
      <NoCards onPix={onPix} />
      <CardFields form={form} />
      <Button type="submit" look="secondary" isWide disabled={Object.keys(errors).length > 0}>
        {texts.cardSubmit}
      </Button>
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {isKept && texts.cardKept}
      </p>
    </form>
  )
}

function NoCards({ onPix }: CardFormProps) {
  const texts = useTexts(depositTexts)
  return (
    <div role="note" className="flex gap-2 rounded-card bg-gold-soft p-3 text-gold-ink">
      <Icon name="info" className="mt-0.5" />
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{texts.noCards}</p>
        <p className="text-sm">{texts.cardHint}</p>
        {onPix && <Button onClick={onPix}>{texts.fundByPix}</Button>}
      </div>
    </div>
  )
}

type CardFields = typeof EMPTY

function checkField(name: keyof CardFields, text: string) {
  if (name === 'depositAmount') return amountError(text)
  if (visibleText(text) === '') return name === 'cardEmission' || 'required'
  const digits = text.replace(/\D/g, '').length
  return name !== 'cardNumber' || digits === CARD_DIGITS || 'too_short'
}

function CardFields({ form }: { readonly form: UseFormReturn<CardFields> }) {
  const page = usePage()
  const texts = useTexts(depositTexts)
  const field = (name: keyof CardFields) => ({
    required: name !== 'cardEmission',
    autoComplete: 'off',
    error: form.formState.errors[name]?.message,
    ...form.register(name, { validate: (text) => checkField(name, text) }),
  })
  return (
    <>
      <MaskedField
        label={texts.cardNumber}
        mask={CARD_MASK}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        {...field('cardNumber')}
      />
      <TextField label={texts.cardHolder} {...field('cardHolder')} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField label={texts.cardMonth} {...field('cardMonth')}>
          <Choices values={MONTHS} />
        </SelectField>
        <SelectField label={texts.cardYear} {...field('cardYear')}>
          <Choices values={yearsFrom(new Date(page.clock.now()))} />
        </SelectField>
        <TextField label={texts.cardEmission} inputMode="numeric" {...field('cardEmission')} />
        <TextField
          label={texts.cardSecurity}
          inputMode="numeric"
          maxLength={4}
          {...field('cardSecurity')}
        />
      </div>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        placeholder="0,00"
        className="figures"
        {...field('depositAmount')}
      />
    </>
  )
}

function Choices({ values }: { readonly values: readonly string[] }) {
  return (
    <>
      <option value="">–</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  )
}
