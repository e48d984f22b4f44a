import { act, fireEvent, screen } from '@testing-library/react'

/** Presses a tab; it is chosen when the button of the mouse goes down. */
export function chooseTab(name: string): Promise<void> {
  return act(async () => {
    fireEvent.mouseDown(screen.getByRole('tab', { name }))
  })
}
