import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ROWS, rowPositions, rowsAtOnce, rowsInView, rowsNearView } from './rows-in-view.ts'

const view = fc.record({
  top: fc.integer({ min: -400_000, max: 400_000 }),
  windowHeight: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 30, max: 300 }),
  count: fc.integer({ min: 0, max: 3000 }),
})

describe('the rows in view', () => {
  it('include every row in the window', () => {
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

  it('are a subset of the rows near it', () => {
    fc.assert(
      fc.property(view, (one) => {
        const [inView, near] = [rowsInView(one), rowsNearView(one)]
        if (inView.from === inView.to) return true
        return near.from <= inView.from && near.to >= inView.to
      }),
    )
  })
})

describe('the rows near the view', () => {
  it('are few, however long the list', () => {
    fc.assert(
      fc.property(view, (one) => {
        const { from, to } = rowsNearView(one)
        return to - from <= (one.windowHeight + 960) / one.rowHeight + 10
      }),
    )
  })

  it('do not change while the list moves by less than a row or two', () => {
    const at = (top: number) =>
      rowsNearView({ top, windowHeight: 900, rowHeight: 100, count: 3000 })
    expect(at(-10_100)).toEqual(at(-10_150))
    expect(at(-10_100)).not.toEqual(at(-10_950))
  })

  it('are none of a distant list and all of one without a height', () => {
    const far = { top: 90_000, windowHeight: 900, rowHeight: 100, count: 40 }
    expect(rowsNearView(far)).toEqual(NO_ROWS)
    expect(rowsNearView({ ...far, top: -90_000 })).toEqual(NO_ROWS)
    expect(rowsNearView({ ...far, rowHeight: 0 })).toEqual({ from: 0, to: 40 })
  })
})

describe('the urgent rows', () => {
  const near = { from: 8, to: 24 }

  it('are the rows in view of a list that had none', () => {
    expect(rowsAtOnce(NO_ROWS, { from: 12, to: 18 }, near)).toEqual({ from: 12, to: 18 })
  })

  it('are none while all visible rows are known, or none is visible', () => {
    const known = { from: 4, to: 20 }
    expect(rowsAtOnce(known, { from: 12, to: 18 }, near)).toBe(known)
    expect(rowsAtOnce(known, NO_ROWS, NO_ROWS)).toBe(known)
  })

  it('extend the known rows that stay, above and below, without a gap', () => {
    const inView = { from: 12, to: 18 }
    expect(rowsAtOnce({ from: 0, to: 16 }, inView, near)).toEqual({ from: 8, to: 18 })
    expect(rowsAtOnce({ from: 20, to: 32 }, inView, near)).toEqual({ from: 12, to: 24 })
    expect(rowsAtOnce({ from: 0, to: 10 }, inView, near)).toEqual({ from: 8, to: 18 })
  })

  it('are the rows in view where the window has jumped away from the known ones', () => {
    expect(rowsAtOnce({ from: 400, to: 416 }, { from: 12, to: 18 }, near)).toEqual({
      from: 12,
      to: 18,
    })
  })
})

describe('the offsets of rows', () => {
  it('reserve the height of the rows before the first one', () => {
    expect(rowPositions({ from: 8, to: 10 }, null)).toEqual([
      { index: 8, gap: 8 },
      { index: 9, gap: 0 },
    ])
    expect(rowPositions(NO_ROWS, null)).toEqual([])
  })

  it('keep the focused row, above, below and among them', () => {
    const span = { from: 8, to: 10 }
    expect(rowPositions(span, 3).map(({ index, gap }) => [index, gap])).toEqual([
      [3, 3],
      [8, 4],
      [9, 0],
    ])
    expect(rowPositions(span, 12).at(-1)).toEqual({ index: 12, gap: 2 })
    expect(rowPositions(span, 9)).toHaveLength(2)
  })
})
