import type { BetWire } from '@caderneta/contract/bets/wagers'
import { useAllMarketNames } from '../../names/load-market-names.ts'
import { useMarketNamer, useSelectionNamer } from '../../names/names.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LEG_MARK } from './bet-state.ts'
import { betsTexts } from './bets-texts.ts'

type Leg = BetWire['odds'][number]

interface PartResultsProps {
  readonly parts: NonNullable<Leg['oddInfo']['parts']>
  readonly teams: Leg['gameInfo']['teams']
}

/** The selections that a leg represents, each with what it has come to so far. */
export function PartResults({ parts, teams }: PartResultsProps) {
  useAllMarketNames()
  const texts = useTexts(betsTexts)
  const marketName = useMarketNamer()
  const nameOf = useSelectionNamer()
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm">
      {parts.map(({ betGamesOddId, name, specifier_value: handicap, market_id, status }) => {
        const mark = LEG_MARK[status]
        return (
          <li key={betGamesOddId} data-part={status} className="flex items-start gap-2">
            <span className={`mt-0.5 shrink-0 ${mark.tone}`}>
              <Icon name={mark.icon} size={16} />
              <span className="sr-only">{texts[mark.text]}</span>
            </span>
            <span className="min-w-0 break-words">
              <span className="font-medium">{nameOf({ name, handicap }, teams)}</span>{' '}
              <span className="text-muted">{marketName(market_id, handicap, teams)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
