import { beforeEach, expect, it } from 'vitest'
import { openPage, page } from '../testing/test-page.ts'
import { readToasts } from '../ui/toast/toast-queue.ts'
import type { Failure } from './failure.ts'
import { showFailure } from './show-failure.ts'

beforeEach(openPage)

const FAILURE: Failure = {
  ...{ failed: 'fault', msg: 'Algo deu errado.', fields: {}, body: null },
  reference: null,
}

it('shows the message of a failure for a while, and one with a reference until it is closed', () => {
  showFailure(page, { ...FAILURE, reference: 'Ab3dEf6hIj9kLm2n' })
  showFailure(page, { ...FAILURE, msg: 'Sem saldo' })
  expect(readToasts(page)).toMatchObject([
    { look: 'error', text: 'Algo deu errado.', reference: 'Ab3dEf6hIj9kLm2n', durationMs: null },
    { look: 'error', text: 'Sem saldo', reference: null, durationMs: 5000 },
  ])
})
