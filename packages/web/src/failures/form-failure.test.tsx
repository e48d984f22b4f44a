// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Failure } from '../api/failure.ts'
import { render } from '../testing/render.tsx'
import { openPage } from '../testing/test-page.ts'
import { FormFailure } from './form-failure.tsx'

beforeEach(openPage)
afterEach(cleanup)

const FAULT: Failure = {
  ...{ failed: 'fault', msg: 'Algo deu errado.', fields: {}, body: null },
  reference: 'Ab3dEf6hIj9kLm2n',
}

it('announces why a form was not taken, with its reference', () => {
  render(<FormFailure failure={FAULT} />)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Algo deu errado.')
  expect(alert).toContain('Referência: Ab3dEf6hIj9kLm2n')
})

it('is nothing without a failure', () => {
  expect(render(<FormFailure failure={null} />).container.textContent).toBe('')
})
