// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const TABS = [
  { id: 'one', label: 'Um' },
  { id: 'two', label: 'Dois' },
] as const

function Example({ staysIn }: { readonly staysIn?: 'page' | 'column' }) {
  const [chosen, setChosen] = useState<'one' | 'two'>('one')
  return (
    <Tabs
      label="Exemplo"
      tabs={TABS}
      chosen={chosen}
      onChoose={setChosen}
      {...(staysIn && { staysIn })}
      aside={<button type="button">Buscar</button>}
    >
      {chosen}
    </Tabs>
  )
}

const bar = () => document.querySelector('[data-tab-bar]')
const choose = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }))

test('a bar stays in sight only where it is said to, with what is beside its tabs', () => {
  render(<Example />)
  expect(bar()).toBeNull()
  cleanup()
  render(<Example staysIn="page" />)
  expect(bar()?.className).toContain('sticky')
  expect(bar()?.contains(screen.getByRole('button', { name: 'Buscar' }))).toBe(true)
})

test.each([undefined, 'page'] as const)(
  'tabs are one row, with arrows for a mouse: %s',
  (staysIn) => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(180)
    render(<Example {...(staysIn && { staysIn })} />)
    expect(screen.getByRole('tablist').className).not.toContain('wrap')
    expect(document.querySelectorAll('[data-strip-arrow="right"]')).toHaveLength(1)
  },
)

test('arrows of the keyboard choose, and the chosen tab is the only stop', async () => {
  render(<Example staysIn="page" />)
  const [one, two] = screen.getAllByRole('tab')
  act(() => one?.focus())
  if (one) fireEvent.keyDown(one, { key: 'ArrowRight' })
  await waitFor(() => expect(document.activeElement).toBe(two))
  expect(screen.getByRole('tabpanel').textContent).toBe('two')
  expect([one?.tabIndex, two?.tabIndex]).toEqual([-1, 0])
})

test('a tab chosen far down begins at its top, one chosen at the top moves nothing', () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  render(<Example staysIn="page" />)
  choose('Dois')
  expect(scrolled).not.toHaveBeenCalled()
  const box = bar()
  if (box === null) throw new Error('no bar')
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 59, 390, 45))
  choose('Um')
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
})
