// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function Example() {
  const [chosen, setChosen] = useState<'one' | 'two'>('one')
  const tabs = [
    { id: 'one', label: 'Um' },
    { id: 'two', label: 'Dois' },
  ] as const
  return (
    <Tabs label="Exemplo" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen}
    </Tabs>
  )
}

test('a press shows no ring of the keyboard; the next key does, and so does coming back', () => {
  render(<Example />)
  const list = screen.getByRole('tablist')
  const tab = screen.getByRole('tab', { name: 'Dois' })
  fireEvent.pointerDown(tab)
  fireEvent.mouseDown(tab)
  expect(screen.getByRole('tabpanel').textContent).toBe('two')
  expect(list.dataset.pressed).toBe('')
  fireEvent.keyDown(tab, { key: 'ArrowLeft' })
  expect(list.dataset.pressed).toBeUndefined()
  fireEvent.pointerDown(tab)
  fireEvent.blur(tab, { relatedTarget: screen.getByRole('tab', { name: 'Um' }) })
  expect(list.dataset.pressed).toBe('')
  fireEvent.blur(tab, { relatedTarget: document.body })
  expect(list.dataset.pressed).toBeUndefined()
})
