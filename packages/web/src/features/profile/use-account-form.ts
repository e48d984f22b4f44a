import type { FieldError } from '@caderneta/contract/field-errors'
import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import type { Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { RefusedValues } from '../../forms/refused-values.ts'
import { useFocusAfterAttempt } from '../../forms/use-focus-after-attempt.ts'
import { useUnsaved } from '../leaving/leaving.ts'

/** The field values, by name: text, or whether a switch is on. */
export type Values<Name extends string = string> = Readonly<Record<Name, string | boolean>>

/** The rule of one field; the other fields are there for rules that compare. */
export type Rule = (value: unknown, all: Values) => true | FieldError
export type Rules<Name extends string> = Readonly<Record<Name, Rule>>

interface Plan<Name extends string, Value> {
  readonly values: Values<Name>
  readonly rules: Rules<Name>
  readonly send: (values: Values<Name>) => Promise<Done<Value> | Failure>
  readonly onSaved: (done: Done<Value>) => void
  /** Fields that are cleared once saved; passwords are never kept longer than needed. */
  readonly secrets: readonly NoInfer<Name>[]
}

/** What a field of the form needs: its registration, its rule and its error. */
export interface Registered extends UseFormRegisterReturn {
  readonly error: string | undefined
}

type FormValues = Record<string, string | boolean>

export interface AccountForm<Name extends string> {
  readonly form: UseFormReturn<FormValues>
  readonly element: RefObject<HTMLFormElement | null>
  readonly field: (name: Name, judgedToo?: Name) => Registered
  /** The server's message about a failed save; no typed value is lost (ERR-07 to ERR-10). */
  readonly refusal: Failure | null
  readonly isSending: boolean
  readonly isHeld: boolean
  readonly submit: (event: SubmitEvent) => void
}

/** A form of the account area: its rules, its one call, and its outcome. */
export function useAccountForm<Name extends string, Value>(
  plan: Plan<Name, Value>,
): AccountForm<Name> {
  const { values, rules, secrets } = plan
  const [refused] = useState(() => new RefusedValues())
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...values },
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useUnsaved(isDirty)
  useFocusAfterAttempt(element, submitCount)

  const send = form.handleSubmit(async (sent) => {
    setRefusal(null)
    const done = await plan.send({ ...values, ...sent })
    if (isFailure(done)) return show(done, sent)
    const emptied = Object.fromEntries(secrets.map((name) => [name, '']))
    form.reset({ ...sent, ...emptied }, { keepSubmitCount: true })
    plan.onSaved(done)
  })

  const show = (failure: Failure, sent: Values) => {
    setRefusal(failure)
    for (const [name, message] of Object.entries(failure.fields)) {
      if (!(name in values)) continue
      refused.remember(name, sent[name], message)
      form.setError(name, { type: 'server', message })
    }
  }

  const field = (name: Name, judgedToo?: Name): Registered => {
    const validate = (value: unknown, all: Values) => {
      const error = rules[name](value, all)
      return error === true ? (refused.messageOf(name, value) ?? true) : error
    }
    const onChange = () => {
      if (judgedToo && isTyped(judgedToo)) void form.trigger(judgedToo)
    }
    return { ...form.register(name, { validate, onChange }), error: errors[name]?.message }
  }

  // A field that is still to be typed is not wrong: its error would hold the form (VAL-02).
  const isTyped = (name: Name) =>
    form.getFieldState(name).isTouched || form.getFieldState(name).invalid

  const isHeld = isSubmitting || Object.keys(errors).length > 0
  return {
    form,
    element,
    field,
    refusal,
    isSending: isSubmitting,
    isHeld,
    submit: (event) => void send(event),
  }
}
