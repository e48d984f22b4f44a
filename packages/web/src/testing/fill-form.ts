import { act, fireEvent, screen } from '@testing-library/react'

type Control = HTMLInputElement | HTMLSelectElement

/** The control with that name on the wire. */
export function fieldOf(name: string): Control {
  const found = document.querySelector<Control>(`input[name="${name}"], select[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** The text under a field: its error, or else its hint. */
export function noteUnder(name: string): string | null {
  const id = fieldOf(name).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent ?? null
}

/** Types into fields and blurs them, as a person does. */
export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.input(fieldOf(name), { target: { value } })
      fireEvent.blur(fieldOf(name))
    }
  })
}

export function pressButton(name: string | RegExp): Promise<void> {
  return act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}
