// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { ChoiceField } from './choice-field.tsx'

afterEach(cleanup)

function boxesOf(...labels: readonly string[]): string | undefined {
  const choices = labels.map((label) => ({ value: label, label }))
  render(<ChoiceField legend="Escolha" choices={choices} />)
  return screen.getAllByRole('radio')[0]?.closest('div')?.className
}

test('boxes are equal and side by side', () => {
  expect(boxesOf('1 mês', 'Tempo indeterminado')).toContain('auto-fit')
})

test('sentences are one below the other', () => {
  expect(boxesOf('Aceitar quaisquer alterações de odds', 'Não')).toContain('grid-cols-1')
})
