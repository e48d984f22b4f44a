// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StripArrows } from './strip-arrows.tsx'

afterEach(cleanup)

const WIDTH_PX = 100

function Example({ contentPx }: { readonly contentPx: number }) {
  const strip = useRef<HTMLDivElement>(null)
  const layOut = (element: HTMLDivElement | null) => {
    strip.current = element
    if (element === null) return
    Object.defineProperties(element, {
      clientWidth: { value: WIDTH_PX },
      scrollWidth: { value: contentPx },
    })
    element.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') element.scrollLeft += options.left ?? Number.NaN
    }
  }
  return (
    <>
      <div ref={layOut} data-testid="strip" />
      <StripArrows strip={strip} />
    </>
  )
}

const shown = () =>
  [...document.querySelectorAll('[data-strip-arrow]')].map((arrow) =>
    arrow.getAttribute('data-strip-arrow'),
  )
const strip = () => document.querySelector<HTMLElement>('[data-testid="strip"]')

function scrollTo(left: number): void {
  const element = strip()
  if (element === null) throw new Error('no strip')
  act(() => {
    element.scrollLeft = left
    fireEvent.scroll(element)
  })
}

test('a strip that fits has no arrows', () => {
  render(<Example contentPx={WIDTH_PX} />)
  expect(shown()).toEqual([])
})

test('an arrow is at each end that has more behind it', () => {
  render(<Example contentPx={250} />)
  expect(shown()).toEqual(['right'])
  scrollTo(80)
  expect(shown()).toEqual(['left', 'right'])
  scrollTo(150)
  expect(shown()).toEqual(['left'])
})

test('an arrow moves the strip by most of its width, and is no stop for keyboards', () => {
  render(<Example contentPx={250} />)
  const arrow = document.querySelector<HTMLElement>('[data-strip-arrow="right"]')
  expect(arrow?.tabIndex).toBe(-1)
  expect(arrow?.getAttribute('aria-hidden')).toBe('true')
  if (arrow) fireEvent.click(arrow)
  expect(strip()?.scrollLeft).toBe(70)
})
