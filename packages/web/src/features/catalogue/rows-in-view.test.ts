import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ROWS, rowPlaces, rowsInView } from './rows-in-view.ts'

const view = fc.record({
  top: fc.integer({ min: -400_000, max: 400_000 }),
  windowHeight: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 30, max: 300 }),
  count: fc.integer({ min: 0, max: 3000 }),
})

describe('the rows in view', () => {
  it('hold every row that stands in the window', () => {
    fc.assert(
      fc.property(view, (one) => {
        const { from, to } = rowsInView(one)
        for (let row = 0; row < one.count; row += 1) {
          const above = one.top + row * one.rowHeight
          const isSeen = above < one.windowHeight && above + one.rowHeight > 0
          if (isSeen && (row < from || row >= to)) return false
        }
        return true
      }),
    )
  })

  it('are few, however long the list', () => {
    fc.assert(
      fc.property(view, (one) => {
        const { from, to } = rowsInView(one)
        return to - from <= (one.windowHeight + 960) / one.rowHeight + 10
      }),
    )
  })

  it('do not change while the list moves by less than a row or two', () => {
    const at = (top: number) => rowsInView({ top, windowHeight: 900, rowHeight: 100, count: 3000 })
    expect(at(-10_100)).toEqual(at(-10_150))
    expect(at(-10_100)).not.toEqual(at(-10_950))
  })

  it('are none of a list that is far away and all of one without a height', () => {
    const far = { top: 90_000, windowHeight: 900, rowHeight: 100, count: 40 }
    expect(rowsInView(far)).toEqual(NO_ROWS)
    expect(rowsInView({ ...far, top: -90_000 })).toEqual(NO_ROWS)
    expect(rowsInView({ ...far, rowHeight: 0 })).toEqual({ from: 0, to: 40 })
  })
})

describe('the places of rows', () => {
  it('leave the room of the rows before the first one', () => {
    expect(rowPlaces({ from: 8, to: 10 }, null)).toEqual([
      { index: 8, gap: 8 },
      { index: 9, gap: 0 },
    ])
    expect(rowPlaces(NO_ROWS, null)).toEqual([])
  })

  it('keep the focused row, above, below and among them', () => {
    const span = { from: 8, to: 10 }
    expect(rowPlaces(span, 3).map(({ index, gap }) => [index, gap])).toEqual([
      [3, 3],
      [8, 4],
      [9, 0],
    ])
    expect(rowPlaces(span, 12).at(-1)).toEqual({ index: 12, gap: 2 })
    expect(rowPlaces(span, 9)).toHaveLength(2)
  })
})
