import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketOrder, openFirst } from './open-first.ts'

type Status = 'open' | 'suspended' | 'closed'

const market = (key: string, ...statuses: Status[]) => ({
  key,
  selections: statuses.map((status) => ({ status })),
})

const keys = (markets: readonly { readonly key: string }[]) =>
  markets.map(({ key }) => key).join('')

/** The page after each of the decisions, as it opens at the first. */
function pageAfter(...decisions: ReturnType<typeof market>[][]) {
  let order: ReturnType<typeof marketOrder> = null
  for (const markets of decisions) order = marketOrder(order, markets)
  return keys(openFirst(order, decisions.at(-1) ?? []))
}

const A_OPEN = market('a', 'open', 'suspended')
const A_LOCKED = market('a', 'suspended', 'suspended')
const B = market('b', 'open', 'open')
const B_LOCKED = market('b', 'suspended', 'closed')
const C = market('c', 'open')

describe('the markets of a match', () => {
  it('begin with those that are open when the page opens', () => {
    expect(pageAfter([A_LOCKED, B, C])).toBe('bca')
    expect(pageAfter([A_OPEN, B_LOCKED, C])).toBe('acb')
  })

  it('stay in their order while the whole match is suspended, also as the page opens', () => {
    expect(pageAfter([A_LOCKED, B_LOCKED])).toBe('ab')
    expect(pageAfter([A_LOCKED, B, C], [A_LOCKED, B_LOCKED])).toBe('ba')
  })

  it('stay where they are when a decision finds one suspended that was open', () => {
    expect(pageAfter([A_OPEN, B, C], [A_LOCKED, B, C])).toBe('abc')
    expect(pageAfter([A_OPEN, B, C], [A_LOCKED, B, C], [A_OPEN, B, C])).toBe('abc')
  })

  it('end with one that two decisions find locked', () => {
    expect(pageAfter([A_OPEN, B, C], [A_LOCKED, B, C], [A_LOCKED, B, C])).toBe('bca')
  })

  it('end with one that is decided, at once', () => {
    expect(pageAfter([A_OPEN, B, C], [market('a', 'closed', 'closed'), B, C])).toBe('bca')
  })

  it('have one that opens again in its place at the next decision', () => {
    expect(pageAfter([A_LOCKED, B, C], [A_OPEN, B, C])).toBe('abc')
  })

  it('end with locked ones that arrive after the first', () => {
    expect(pageAfter([C], [A_LOCKED, B, C])).toBe('bca')
  })

  it('are all there once, whatever their states', () => {
    const status = fc.constantFrom<Status>('open', 'suspended', 'closed')
    const states = fc.array(fc.array(status, { minLength: 1, maxLength: 3 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(states, { minLength: 1, maxLength: 4 }), (decisions) => {
        const pages = decisions.map((page) => page.map((all, i) => market(`${i}`, ...all)))
        const shown = pageAfter(...pages)
        expect([...shown].sort().join('')).toBe(keys(pages.at(-1) ?? []))
      }),
    )
  })
})
