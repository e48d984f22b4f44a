// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Failure } from '../api/failure.ts'
import { render } from '../testing/render.tsx'
import { openPage } from '../testing/test-page.ts'
import { FailurePanel } from './failure-panel.tsx'

beforeEach(openPage)
afterEach(cleanup)

const FAULT: Failure = {
  ...{ failed: 'fault', msg: 'Algo deu errado.', fields: {}, body: null },
  reference: 'Ab3dEf6hIj9kLm2n',
}

const show = (failure: Failure) =>
  render(
    <FailurePanel title="Sem apostas" failure={failure} retryText="De novo" onRetry={() => {}} />,
  )

it('says why, and by which reference support finds it', () => {
  show(FAULT)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Algo deu errado.')
  expect(alert).toContain('Referência: Ab3dEf6hIj9kLm2n')
})

it('has no reference to copy where there is none', () => {
  show({ ...FAULT, reference: null })
  expect(screen.getByRole('alert').textContent).not.toContain('Referência')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
