import { useState } from 'react'
import { SelectField } from '../../../forms/select-field.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { BankFrame, DebtNotice, UnconfirmedEmail } from '../../bank/bank.ts'
import { useDebt } from '../../wallet/wallet.ts'
import { BankTransferForm } from './bank-transfer-form.tsx'
import { PixWithdrawalForm } from './pix-withdrawal-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { useWithdrawals } from './withdrawal-query.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/** `/bank/withdraw`: the form of the chosen method, then every withdrawal (checklist WDR). */
export function WithdrawPage() {
  const texts = useTexts(withdrawalTexts)
  const [method, setMethod] = useState('pix')
  const query = useWithdrawals()
  return (
    <BankFrame title={texts.title}>
      <UnconfirmedEmail />
      <DebtNotice debt={useDebt()} page="withdraw" />
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <SelectField
          label={texts.method}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        >
          <option value="pix">{texts.pix}</option>
          <option value="bank">{texts.bankTransfer}</option>
        </SelectField>
        {method === 'pix' ? <PixWithdrawalForm query={query} /> : <BankTransferForm />}
      </div>
      <h2 className="text-lg font-bold">{texts.list}</h2>
      <WithdrawalList emptyText={texts.listEmpty} />
    </BankFrame>
  )
}
