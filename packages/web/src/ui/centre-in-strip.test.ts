// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { centreInStrip } from './centre-in-strip.ts'

function elementAt(left: number, width: number): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40)
  return element
}

test('centres an entry, whatever the scroll position of the strip', () => {
  const strip = elementAt(12, 300)
  strip.scrollLeft = 50
  centreInStrip(strip, elementAt(412, 100))
  expect(strip.scrollLeft).toBe(50 + 400 - 100)
})
