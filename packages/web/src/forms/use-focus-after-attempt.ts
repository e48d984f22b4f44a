import { type RefObject, useEffect } from 'react'

const WRONG = 'input[aria-invalid="true"], select[aria-invalid="true"]'

/** The first wrong field in the order of the page; else the button, which lost it while waiting. */
function focusAfterAttempt(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>(WRONG)
  if (wrong) return wrong.focus()
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/**
 * Puts the focus where the work goes on after each attempt to submit, also when the server found
 * the fault. `attempts` is `submitCount` of the form, which rises when an attempt is over.
 */
export function useFocusAfterAttempt(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
): void {
  useEffect(() => {
    if (attempts > 0 && form.current) focusAfterAttempt(form.current)
  }, [form, attempts])
}
