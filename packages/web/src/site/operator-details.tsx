import type { OperatorWire } from '@caderneta/contract/site'
import { firstTexts } from '../texts/first-texts.ts'
import { operator as ptBR } from '../texts/ptBR/operator.ts'
import { useTexts } from '../texts/texts.ts'
import { useSite } from './site-store.ts'

const operatorTexts = firstTexts('operator', ptBR)

/**
 * The operator, as Brazilian rules require on every page: name, CNPJ, authorisation and contacts. A
 * deployment without these data is labelled a demonstration.
 */
export function OperatorDetails() {
  const texts = useTexts(operatorTexts)
  const operator = useSite()?.client.operator
  if (!operator) return null
  return (
    <address className="flex flex-col gap-1 text-sm text-muted not-italic">
      {operator.name === null || operator.licence === null ? (
        <span className="font-semibold text-ink">{texts.demonstration}</span>
      ) : (
        <span>{texts.licence(operator.licence)}</span>
      )}
      {operator.name !== null && (
        <span>
          {operator.name}
          {operator.cnpj !== null && ` · ${texts.cnpj(operator.cnpj)}`}
        </span>
      )}
      <Contacts operator={operator} />
    </address>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink'

function Contacts({ operator }: { readonly operator: OperatorWire }) {
  const { email, phone } = operator
  if (email === null && phone === null) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      {email !== null && (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={LINK}>
          {phone}
        </a>
      )}
    </span>
  )
}
