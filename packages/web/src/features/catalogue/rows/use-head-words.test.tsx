// @vitest-environment jsdom
import { BOTH_TEAMS_TO_SCORE, MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { useShortHead } from './use-head-words.ts'
import '../../../testing/read-english.ts'

afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
})

function Heads() {
  const shortOf = useShortHead()
  return <output>{[BOTH_TEAMS_TO_SCORE, MATCH_RESULT].map(shortOf).join()}</output>
}

test('a market whose name is too long for its column has a short head, in either language', () => {
  render(<Heads />)
  expect(screen.getByRole('status').textContent).toBe('Ambas Marcam,')
  act(() => choosePrefs(page, { language: 'en' }))
  expect(screen.getByRole('status').textContent).toBe('Both Score,')
})
