// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReferenceLine } from './reference-line.tsx'

const TEXTS = {
  reference: 'Reference:',
  copyReference: 'Copy reference',
  referenceCopied: 'Reference copied',
  referenceNotCopied: 'Could not copy',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (reference: string | null) =>
  render(<ReferenceLine reference={reference} texts={TEXTS} />)

const pressCopy = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }))
  })

describe('the reference of a failure', () => {
  it('is shown, copied by its button, and announced as copied', async () => {
    const writeText = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const { container } = show('Ab3dEf6hIj9kLm2n')
    expect(container.textContent).toContain('Reference: Ab3dEf6hIj9kLm2n')
    expect(screen.getByRole('status').textContent).toBe('')
    await pressCopy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Ab3dEf6hIj9kLm2n')
    expect(screen.getByRole('status').textContent).toBe('Reference copied')
  })

  it.each([
    ['a refused clipboard', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
    ['a browser without one', {}],
  ])('is announced as not copied by %s, and can be selected', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator)
    show('Ab3dEf6hIj9kLm2n')
    await pressCopy()
    expect(screen.getByRole('status').textContent).toBe('Could not copy')
    expect(screen.getByText('Ab3dEf6hIj9kLm2n').className).toContain('select-all')
  })

  it('shows nothing where there is none', () => {
    expect(show(null).container.textContent).toBe('')
  })
})
