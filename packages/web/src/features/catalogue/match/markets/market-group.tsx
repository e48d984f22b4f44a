import { CORRECT_SCORE } from '@caderneta/domain/markets/market/market'
import { memo } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import { type OddFact, useGame } from '../../../../live/live.ts'
import { useMarketNamer } from '../../../../names/names.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Collapsible } from '../../../../ui/collapsible.tsx'
import { OddCell } from '../../rows/odd-cell.tsx'
import { isLadder } from '../market-selections.ts'
import { CorrectScore } from './correct-score.tsx'
import { HandicapRows } from './handicap-rows.tsx'
import { MarketHelp } from './market-help.tsx'
import type { MarketSelections } from './page-markets.ts'

interface MarketOddsProps {
  readonly gameId: number
  readonly market: MarketSelections
}

interface MarketGroupProps extends MarketOddsProps {
  readonly isOpenAtFirst: boolean
}

/** One market of a match under its name, which expands and collapses it (MTC-06, MTC-12). */
export const MarketGroup = memo(function MarketGroup(props: MarketGroupProps) {
  const { gameId, market, isOpenAtFirst } = props
  const nameOf = useMarketNamer()
  const game = useGame(gameId)
  const title = nameOf(market.marketId, market.selections[0]?.handicap, game?.teams)
  return (
    <Collapsible title={<span className="min-w-0">{title}</span>} isOpenAtFirst={isOpenAtFirst}>
      <div className="border-t border-line p-3">
        <MarketOdds gameId={gameId} market={market} />
        {game && <MarketHelp sportId={game.sportId} marketId={market.marketId} title={title} />}
      </div>
    </Collapsible>
  )
})

/** Rendered while the group is expanded: its prices are subscribed as long. */
function MarketOdds({ gameId, market }: MarketOddsProps) {
  const { marketId, selections } = market
  useGameViews([{ id: gameId, markets: [marketId] }])
  if (marketId === CORRECT_SCORE) return <CorrectScore gameId={gameId} selections={selections} />
  if (isLadder(selections)) return <HandicapRows selections={selections} />
  return <PlainOdds selections={selections} />
}

/** Two or three selections side by side where there is space, stacked on a phone. */
function PlainOdds({ selections }: { readonly selections: readonly OddFact[] }) {
  const columns = [2, 4].includes(selections.length) ? 'sm:grid-cols-2' : 'sm:grid-cols-3'
  return (
    <div className={classNames('grid gap-2', columns)}>
      {selections.map((selection) => (
        <OddCell key={selection.selectionId} selection={selection} shape="row" />
      ))}
    </div>
  )
}
