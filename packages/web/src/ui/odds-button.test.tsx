// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { OddsButton } from './odds-button.tsx'

afterEach(cleanup)

const shown = {
  label: 'Grêmio',
  description: 'Grêmio, Resultado Final, odd 1.85',
  price: '1.85',
  direction: null,
  move: 0,
  isLocked: false,
  isSelected: false,
} as const

function button() {
  return screen.getByRole('button', { name: shown.description })
}

describe('an odds button', () => {
  it('shows a long label and its handicap in full, on two lines where one is too short', () => {
    render(<OddsButton {...shown} handicap="-4.5" shape="row" onPress={vi.fn()} />)
    const [label, handicap] = [screen.getByText('Grêmio'), screen.getByText('-4.5')]
    expect(label.parentElement).toBe(handicap.parentElement)
    expect(label.parentElement?.className).toContain('flex-wrap')
    for (const part of [label, handicap, label.parentElement])
      expect(part?.className).not.toContain('truncate')
  })

  it('writes a price of five characters smaller where its cell is narrow', () => {
    const { rerender } = render(<OddsButton {...shown} label="" shape="cell" onPress={vi.fn()} />)
    expect(screen.getByText('1.85').className).not.toContain('text-xs')
    rerender(<OddsButton {...shown} label="" price="28.29" shape="cell" onPress={vi.fn()} />)
    expect(screen.getByText('28.29').className).toContain('md:max-2xl:text-xs')
  })

  it('shows its label and price, and can be pressed', () => {
    const onPress = vi.fn()
    render(<OddsButton {...shown} onPress={onPress} />)
    expect(button().textContent).toBe('Grêmio1.85')
    fireEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('ODD-04 is marked while selected, visually and for screen readers', () => {
    const { rerender } = render(<OddsButton {...shown} onPress={() => {}} />)
    const plain = button().className
    expect(button().getAttribute('aria-pressed')).toBe('false')
    rerender(<OddsButton {...shown} isSelected onPress={() => {}} />)
    expect(button().getAttribute('aria-pressed')).toBe('true')
    expect(button().className).not.toBe(plain)
  })

  it('hides its price and does nothing while locked, but can be focused', () => {
    const onPress = vi.fn()
    render(<OddsButton {...shown} isLocked onPress={onPress} />)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().textContent).toBe('Grêmio')
    fireEvent.click(button())
    expect(onPress).not.toHaveBeenCalled()
  })

  it('can be deselected while locked', () => {
    const onPress = vi.fn()
    render(<OddsButton {...shown} isLocked isSelected onPress={onPress} />)
    fireEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('flashes at every move, including two in the same direction', () => {
    const { rerender } = render(
      <OddsButton {...shown} direction="up" move={1} onPress={() => {}} />,
    )
    rerender(<OddsButton {...shown} direction="up" move={2} onPress={() => {}} />)
    expect(button().dataset['move']).toBe('up-a')
    rerender(<OddsButton {...shown} direction="up" move={3} onPress={() => {}} />)
    expect(button().dataset['move']).toBe('up-b')
    rerender(<OddsButton {...shown} direction="down" move={4} onPress={() => {}} />)
    expect(button().dataset['move']).toBe('down-a')
  })

  it('does not flash for a move from before it came on screen', () => {
    render(<OddsButton {...shown} direction="up" move={7} onPress={() => {}} />)
    expect(button().dataset['move']).toBeUndefined()
    expect(button().querySelector('.move-arrow')).toBeNull()
  })

  it('does not flash while it is locked', () => {
    const { rerender } = render(<OddsButton {...shown} onPress={() => {}} />)
    rerender(<OddsButton {...shown} direction="up" move={1} isLocked onPress={() => {}} />)
    expect(button().dataset['move']).toBeUndefined()
  })
})
