// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { page } from '../../../../testing/test-page.ts'
import { useTabOfAddress } from './use-tab-of-address.ts'

afterEach(cleanup)

const TABS = ['all', 'goals', 'halves'] as const

function Example() {
  const [chosen, choose] = useTabOfAddress(TABS, 'all')
  return (
    <>
      <output>{chosen}</output>
      {TABS.map((tab) => (
        <button key={tab} type="button" onClick={() => choose(tab)}>
          {tab}
        </button>
      ))}
    </>
  )
}

const chosen = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(address: string): void {
  page.routing.navigate(address)
  render(<Example />)
}

test('the tab is that of the address, an unknown one is the first', () => {
  open('/games/1?tab=halves')
  expect(chosen()).toBe('halves')
  act(() => page.routing.navigate('/games/1?tab=xyz'))
  expect(chosen()).toBe('all')
  act(() => page.routing.navigate('/games/1'))
  expect(chosen()).toBe('all')
})

test('a chosen tab is in the address without an entry of its own, and the first without a name', () => {
  open('/games/1?from=mail')
  const entries = window.history.length
  press('goals')
  expect(window.location.search).toBe('?from=mail&tab=goals')
  cleanup()
  render(<Example />)
  expect(chosen()).toBe('goals')
  press('all')
  expect(window.location.search).toBe('?from=mail')
  expect(window.history).toHaveLength(entries)
})

test('a match beside its list stays beside it', () => {
  page.routing.navigate('/games/2', { beside: '/games' })
  render(<Example />)
  press('goals')
  expect(page.routing.current()).toMatchObject({ search: '?tab=goals', beside: '/games' })
})
