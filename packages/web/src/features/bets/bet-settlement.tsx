import type { BetWire, SettlementWire } from '@caderneta/contract/bets/wagers'
import { exactFactorText, exactReaisText } from '../../formats/exact-text.ts'
import { useFormats } from '../../formats/formats.ts'
import { useSelectionNamer } from '../../names/names.ts'
import { useTexts } from '../../texts/texts.ts'
import { betsTexts } from './bets-texts.ts'

/** How the payout of a settled bet was computed: each leg's factor, the product, one rounding. */
export function BetSettlement({ bet }: { readonly bet: BetWire }) {
  const texts = useTexts(betsTexts)
  const { settlement } = bet.betInfo
  if (!settlement) return null
  return (
    <details className="border-t border-line px-4 py-2 text-sm">
      <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-brand">
        {texts.explain}
      </summary>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pb-2">
        {settlement.legs.map((leg) => (
          <SettledLeg key={leg.betGamesOddId} leg={leg} bet={bet} />
        ))}
        <Sums settlement={settlement} />
      </dl>
    </details>
  )
}

interface SettledLegProps {
  readonly leg: SettlementWire['legs'][number]
  readonly bet: BetWire
}

function SettledLeg({ leg, bet }: SettledLegProps) {
  const texts = useTexts(betsTexts)
  const nameOf = useSelectionNamer()
  const chosen = bet.odds.find(({ oddInfo }) => oddInfo.betGamesOddId === leg.betGamesOddId)
  if (!chosen) return null
  const { name, specifier_value: handicap } = chosen.oddInfo
  return (
    <>
      <dt className="min-w-0 break-words text-muted">
        {nameOf({ name, handicap }, chosen.gameInfo.teams)}: {texts.result[leg.result ?? 'none']}
      </dt>
      <dd className="text-right">× {leg.factor === null ? '—' : exactFactorText(leg.factor)}</dd>
    </>
  )
}

function Sums({ settlement }: { readonly settlement: SettlementWire }) {
  const texts = useTexts(betsTexts)
  const { money } = useFormats()
  const { stake, product, returned, bonus, bonusPercent, payout, cashback } = settlement
  const rows: readonly (readonly [string, string])[] = [
    [
      texts.stakeTimes,
      `${money(stake)} × ${exactFactorText(product)} = ${exactReaisText(returned)}`,
    ],
    ...(bonus > 0 ? [[texts.bonus(bonusPercent), money(bonus)] as const] : []),
    [texts.roundedDown, money(payout)],
    ...(cashback > 0 ? [[texts.cashback, money(cashback)] as const] : []),
  ]
  return rows.map(([term, amount]) => (
    <div key={term} className="col-span-2 flex justify-between gap-4 border-t border-line pt-1">
      <dt className="text-muted">{term}</dt>
      <dd className="max-w-3/4 shrink-0 text-right font-semibold break-words">{amount}</dd>
    </div>
  ))
}
