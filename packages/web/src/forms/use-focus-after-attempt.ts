import { type RefObject, useEffect } from 'react'

const WRONG = 'input[aria-invalid="true"], select[aria-invalid="true"]'

/** The first invalid field in page order; else the button, which lost focus while disabled. */
function focusAfterAttempt(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>(WRONG)
  if (wrong) return wrong.focus()
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/**
 * Moves the focus to where the work continues after each submit attempt, also when the server
 * reported the error. `attempts` is the form's `submitCount`, which rises when an attempt ends.
 */
export function useFocusAfterAttempt(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
): void {
  useEffect(() => {
    if (attempts > 0 && form.current) focusAfterAttempt(form.current)
  }, [form, attempts])
}
