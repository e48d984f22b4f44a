import type { StatementEntryWire } from '@caderneta/contract/wallet/statement'
import { useFormats } from '../../../formats/formats.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { statementTexts } from './statement-texts.ts'

/**
 * Entries as a table: time, cause, amount, and the balance of the pocket afterwards, which on a
 * phone is below the amount.
 */
export function StatementTable({ entries }: { readonly entries: readonly StatementEntryWire[] }) {
  const texts = useTexts(statementTexts)
  const heads = [texts.when, texts.cause, texts.amount, texts.balanceAfter]
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="figures w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  'px-1.5 py-3 sm:px-3',
                  at > 1 && 'text-right',
                  at > 2 && 'max-sm:hidden',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntryRow({ entry }: { readonly entry: StatementEntryWire }) {
  const texts = useTexts(statementTexts)
  const { money, date, time } = useFormats()
  const { at, kind, pocket, amount, balance, betReference } = entry
  return (
    <tr>
      <td className="px-1.5 py-3 whitespace-nowrap max-sm:text-xs sm:px-3">
        {date(at)} <span className="text-muted max-sm:block">{time(at)}</span>
      </td>
      <td className="px-1.5 py-3 sm:px-3">
        <Cause entry={entry} text={texts.causes[kind]} />
        <span className="block text-xs text-muted">
          {texts.pockets[pocket]}
          {betReference !== undefined && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{betReference}</span>
            </>
          )}
        </span>
      </td>
      <td
        className={`px-1.5 py-3 text-right font-semibold sm:px-3 whitespace-nowrap ${amount > 0 ? 'text-up' : ''}`}
      >
        {amount > 0 && '+'}
        {money(amount)}
        <span className="block text-xs font-normal text-muted sm:hidden">
          {texts.balance} {money(balance)}
        </span>
      </td>
      <td className="px-3 py-3 text-right whitespace-nowrap max-sm:hidden">{money(balance)}</td>
    </tr>
  )
}

/** The cause links to its origin: the bet, the deposit or the withdrawal. */
function Cause({ entry, text }: { readonly entry: StatementEntryWire; readonly text: string }) {
  const { betId, depositId, withdrawalId } = entry
  const path =
    (betId !== null && '/mybets/historico') ||
    (depositId !== null && '/bank/history') ||
    (withdrawalId !== null && '/bank/withdraw')
  if (!path) return <span className="font-semibold">{text}</span>
  return (
    <Link to={path} className="font-semibold underline">
      {betId === null ? text : `${text} ${betId}`}
    </Link>
  )
}
