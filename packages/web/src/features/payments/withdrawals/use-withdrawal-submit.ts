import { parsePixKey } from '@caderneta/domain/payments/pix-key'
import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Failure } from '../../../api/failure.ts'
import type { QueryResult } from '../../../api/query-cache.ts'
import { newRequestKey } from '../../../api/request-key.ts'
import { amountOfText } from '../../../forms/amount-text.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { useSession } from '../../session/session.ts'
import { refreshWallet } from '../../wallet/wallet.ts'
import { keyTypeOf, type PixFields, pixAtFirst } from './pix-withdrawal-rules.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import type { Withdrawals } from './withdrawal-query.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

type Form = UseFormReturn<PixFields>

/**
 * Sends the request. A filled-in form is one intention with one identifier, also when it is edited
 * after a lost reply: the server holds one withdrawal per identifier, whichever request arrives
 * first. A new identifier begins once one of them is known to exist.
 */
export function useWithdrawalSubmit(form: Form, { value, retry }: QueryResult<Withdrawals>) {
  const page = usePage()
  const texts = useTexts(withdrawalTexts)
  const info = useSession().user?.info
  const [withdrawalId, setWithdrawalId] = useState(newRequestKey)
  const { reset, setError } = form
  const startOver = useCallback(() => {
    setWithdrawalId(newRequestKey())
    reset(pixAtFirst(info?.cpf))
  }, [reset, info?.cpf])
  const reportLost = useCallback(() => {
    startOver()
    showToast(page, 'success', texts.alreadyThere)
    void refreshWallet(page)
  }, [page, startOver, texts])

  const isListed = value?.withdrawals.some(({ id }) => id === withdrawalId) ?? false
  const isLost = isListed && !form.formState.isSubmitting
  useEffect(() => {
    if (isLost) reportLost()
  }, [isLost, reportLost])

  return form.handleSubmit(async ({ pixKeyType, pixKey, amount: typed, password }) => {
    const [type, amount] = [keyTypeOf(pixKeyType), amountOfText(typed)]
    const key = type && parsePixKey(type, pixKey)
    if (type === null || amount === null || key === null) return
    const owner = { ownerName: info?.name ?? '', cpf: info?.cpf ?? '' }
    const request = { withdrawalId, pixKeyType: type, pixKey: key, amount, password, ...owner }
    const failure = await requestWithdrawal(page, request)
    // Also after a failure: the lost reply may be its own, or that of an earlier attempt.
    retry()
    if (failure === null) {
      startOver()
      return showToast(page, 'success', texts.requested)
    }
    if (failure.failed === 'slip_reused') return reportLost()
    showFailure(page, failure, setError)
  })
}

function showFailure(
  page: Pick<Page, 'toasts'>,
  { fields, msg }: Failure,
  setError: Form['setError'],
): void {
  for (const name of ['pixKeyType', 'pixKey', 'amount', 'password'] as const) {
    const message = fields[name]
    if (message) setError(name, { type: 'server', message })
  }
  showToast(page, 'error', msg)
}
