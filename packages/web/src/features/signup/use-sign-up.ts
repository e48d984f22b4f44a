import { signUp } from '@caderneta/contract/accounts/account-calls'
import { civilDate } from '@caderneta/domain/person/age'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useEffect, useRef, useState } from 'react'
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { showFailure } from '../../api/show-failure.ts'
import { RefusedValues } from '../../forms/refused-values.ts'
import { type Page, usePage } from '../../root/page.ts'
import { signCallOf } from './sign-up-call.ts'
import {
  DEPENDENTS,
  type FieldName,
  LONG_ONLY,
  SHORT_ONLY,
  SIGN_UP_CHECKS,
  SIGN_UP_EMPTY,
  type SignUpFields,
} from './sign-up-fields.ts'
import type { AgentEntry } from './use-agent.ts'

export type SignUpFormState = UseFormReturn<SignUpFields>

/** What a field of this form needs: its registration, its rule and its error. */
interface Registered extends UseFormRegisterReturn {
  readonly required: boolean
  readonly error: string | undefined
}

export type FieldOf = (name: FieldName) => Registered

const isFieldName = (name: string): name is FieldName => name in SIGN_UP_EMPTY

/** The long form has no country code field: its phone is validated as a Brazilian one. */
const asShown = (isLong: boolean, all: SignUpFields): SignUpFields =>
  isLong ? { ...all, countryCode: SIGN_UP_EMPTY.countryCode } : all

function registerWith(
  page: Pick<Page, 'clock'>,
  form: SignUpFormState,
  refused: RefusedValues,
  isLong: boolean,
): FieldOf {
  const { errors } = form.formState
  const today = () => civilDate(page.clock.now(), 'America/Sao_Paulo')
  return (name) => ({
    ...form.register(name, {
      validate: (value: unknown, all: SignUpFields) =>
        refused.messageOf(name, value) ??
        SIGN_UP_CHECKS[name](value, asShown(isLong, all), today()),
      onChange: () => recheck(form, name),
    }),
    required: name !== 'apartmentNumber',
    error: errors[name]?.message,
  })
}

/** A field with an error is revalidated when the field that its rule refers to changes. */
function recheck(form: SignUpFormState, name: FieldName): void {
  const invalid = DEPENDENTS[name]?.filter((other) => form.getFieldState(other).invalid) ?? []
  if (invalid.length > 0) void form.trigger(invalid)
}

function showRefusal(
  page: Pick<Page, 'toasts'>,
  form: SignUpFormState,
  refused: RefusedValues,
  failure: Failure,
): void {
  for (const [name, message] of Object.entries(failure.fields)) {
    if (!isFieldName(name)) continue
    refused.remember(name, form.getValues(name), message)
    form.setError(name, { type: 'server', message })
  }
  showFailure(page, failure)
}

interface SignUp {
  readonly form: SignUpFormState
  readonly field: FieldOf
  readonly submit: () => Promise<void>
  /** The e-mail of a sign-up refused because CPF or e-mail have an account; else null. */
  readonly takenEmail: string | null
}

/** Both forms over shared state: rotating or resizing the screen keeps typed values. */
export function useSignUp(
  isLong: boolean,
  agent: AgentEntry,
  onDone: (email: string) => void,
): SignUp {
  const page = usePage()
  const refused = useRef(new RefusedValues()).current
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const form = useForm<SignUpFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: SIGN_UP_EMPTY,
  })

  const submit = form.handleSubmit(async (values) => {
    const settled = await agent.settle()
    if (settled.status === 'unknown' || settled.status === 'failed') return
    const done = await call(page, signUp, signCallOf(isLong, values, settled.agent))
    const email = visibleText(values.email)
    const isTaken = isFailure(done) && done.failed === 'account_exists' && !done.fields.username
    setTakenEmail(isTaken ? email : null)
    if (isFailure(done)) showRefusal(page, form, refused, done)
    else onDone(email)
  })

  // An error of a hidden field could never be fixed.
  const { clearErrors } = form
  useEffect(() => clearErrors([...(isLong ? SHORT_ONLY : LONG_ONLY)]), [clearErrors, isLong])

  return { form, field: registerWith(page, form, refused, isLong), submit, takenEmail }
}
