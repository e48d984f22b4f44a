import { act } from '@testing-library/react'
import { readOdd } from '../../../live/live.ts'
import { page } from '../../../testing/test-page.ts'
import { toggleSelection } from './toggle-selection.ts'

/** Clicks on the odds of these selections, of games that are seeded. */
export function choose(...ids: readonly number[]): void {
  act(() => {
    for (const id of ids) {
      const odd = readOdd(page, id)
      if (odd) toggleSelection(page, odd)
    }
  })
}
