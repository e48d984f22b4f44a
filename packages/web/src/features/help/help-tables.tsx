import type { ClientWire } from '@caderneta/contract/site'
import { BONUS_PERCENT_BY_LEGS } from '@caderneta/domain/bet/multiple-bonus'
import { ODDS_FORMATS } from '@caderneta/domain/odds/odds-format'
import { useFormats } from '../../formats/formats.ts'
import { oddsText } from '../../formats/odds-text.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { helpTexts } from './help-texts.ts'

/** Grouped like money amounts, in both languages. */
const COUNT = new Intl.NumberFormat('pt-BR')

interface TableProps {
  readonly caption: string
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}

/** Two columns, the first of which names the row. */
function Table({ caption, heads, rows }: TableProps) {
  return (
    <table className="figures w-full max-w-prose overflow-clip rounded-card border border-line bg-surface text-left">
      <caption className="pb-2 text-left font-bold">{caption}</caption>
      <thead className="bg-sunken text-sm">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 last:text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="px-3 py-2 font-normal">
              {name}
            </th>
            <td className="px-3 py-2 text-right font-semibold sm:whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The public table of the multiple bonus, from the rule itself (decision 0011). */
export function BonusTable() {
  const texts = useTexts(helpTexts)
  const legs = Object.keys(BONUS_PERCENT_BY_LEGS).map(Number)
  const most = Math.max(...legs)
  const name = (count: number) => (count === most ? texts.orMore(count) : String(count))
  const rows = legs.map((count) => [name(count), `${BONUS_PERCENT_BY_LEGS[count]}%`] as const)
  return <Table caption={texts.bonusTable} heads={[texts.legs, texts.bonus]} rows={rows} />
}

const EXAMPLE_RATE = 1.85

export function FormatsTable() {
  const texts = useTexts(helpTexts)
  const rows = ODDS_FORMATS.map(
    (format) => [texts.formats[format], oddsText(EXAMPLE_RATE, format)] as const,
  )
  return <Table caption={texts.formatsTable} heads={[texts.format, texts.example]} rows={rows} />
}

/** The limits of this deployment, as sent to the page. */
export function LimitsTable() {
  const client = useSite()?.client
  return client ? <Limits client={client} /> : null
}

function Limits({ client: { limits, offers } }: { readonly client: ClientWire }) {
  const texts = useTexts(helpTexts)
  const { money } = useFormats()
  const rows = [
    [texts.stakeMin, money(limits.stakeMin)],
    [texts.stakeMax, money(limits.stakeMax)],
    [texts.payoutMax, money(limits.payoutMax)],
    [texts.playerCombinationMax, money(limits.playerCombinationMax)],
    [texts.playerDayMax, money(limits.playerDayMax)],
    [texts.selectionsMax, String(limits.selectionsMax)],
    [texts.betsMax, COUNT.format(limits.linesMax)],
    [texts.depositLimits, texts.range(money(limits.depositMin), money(limits.depositMax))],
    [texts.withdrawalLimits, texts.range(money(limits.withdrawalMin), money(limits.withdrawalMax))],
    ...(offers.cashback ? [[texts.cashbackDayMax, money(offers.cashbackDayMax)] as const] : []),
    [texts.liveDelay, texts.seconds(limits.liveDelay)],
    [texts.voidAfter, texts.hours(limits.voidAfterHours)],
  ] as const
  return <Table caption={texts.limitsTable} heads={[texts.limit, texts.value]} rows={rows} />
}
