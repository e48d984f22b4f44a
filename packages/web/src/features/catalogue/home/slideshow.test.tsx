// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { Slideshow } from './slideshow.tsx'
import { SLIDE_MS } from './slideshow-turn.ts'

const slides = ['Um', 'Dois', 'Três'].map((text, i) => ({
  text,
  img: `/art/slide-${i}.svg`,
  img_large: `/art/slide-${i}-large.svg`,
}))

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => document.querySelector('[data-shown="true"]')?.textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the slideshow', () => {
  it('HOM-02 has as many slides as items, each with its text and image', () => {
    const { container } = render(<Slideshow slides={slides} />)
    expect(container.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3)
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(
      slides.map((slide) => slide.img),
    )
    for (const { text } of slides) expect(screen.getByText(text)).toBeTruthy()
  })

  it('ENT-19 uses the large image on large screens', () => {
    const { container } = render(<Slideshow slides={slides} />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => source.srcset)).toEqual(slides.map((slide) => slide.img_large))
    for (const { media } of sources) expect(media).toBe('(min-width: 480px)')
  })

  it('HOM-03 advances automatically and HOM-04 starts again after the last', () => {
    render(<Slideshow slides={slides} />)
    expect(shown()).toBe('Um')
    wait(SLIDE_MS)
    expect(shown()).toBe('Dois')
    wait(SLIDE_MS)
    expect(shown()).toBe('Três')
    wait(SLIDE_MS)
    expect(shown()).toBe('Um')
  })

  it('stops when paused, under the pointer and with the focus inside', () => {
    render(<Slideshow slides={slides} />)
    press('Pausar a apresentação')
    fireEvent.blur(screen.getByRole('region'))
    wait(3 * SLIDE_MS)
    expect(shown()).toBe('Um')
    press('Continuar a apresentação')
    fireEvent.mouseEnter(screen.getByRole('region'))
    wait(3 * SLIDE_MS)
    expect(shown()).toBe('Um')
    fireEvent.mouseLeave(screen.getByRole('region'))
    wait(SLIDE_MS)
    expect(shown()).toBe('Dois')
  })

  it('does not start with reduced motion', () => {
    stubBrowser(['(prefers-reduced-motion: reduce)'])
    render(<Slideshow slides={slides} />)
    wait(3 * SLIDE_MS)
    expect(shown()).toBe('Um')
  })

  it('steps both ways around the ends', () => {
    render(<Slideshow slides={slides} />)
    press('Anterior')
    expect(shown()).toBe('Três')
    press('Próximo')
    expect(shown()).toBe('Um')
  })

  it('shows one slide without controls', () => {
    render(<Slideshow slides={slides.slice(0, 1)} />)
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })
})
