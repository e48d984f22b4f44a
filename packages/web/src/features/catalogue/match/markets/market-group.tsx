import { CORRECT_SCORE } from '@caderneta/domain/markets/market/market'
import { memo } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import { type OddFact, useGame } from '../../../../live/live.ts'
import { useMarketNamer } from '../../../../names/names.ts'
import { shellTexts } from '../../../../texts/shell-texts.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Collapsible } from '../../../../ui/collapsible.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { OddCell } from '../../rows/odd-cell.tsx'
import { isLadder } from '../market-selections.ts'
import { CorrectScore } from './correct-score.tsx'
import { HandicapRows } from './handicap-rows.tsx'
import { HelpButton, MarketRule, useMarketRule } from './market-help.tsx'
import type { MarketSelections } from './page-markets.ts'
import { isScoreMarket, scoreGroups } from './score-groups.ts'

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
  const { marketId } = market
  const rule = useMarketRule()
  const title = nameOf(marketId, market.selections[0]?.handicap, game?.teams)
  return (
    <Collapsible
      title={title === '' ? <Unnamed /> : <span className="min-w-0">{title}</span>}
      isOpenAtFirst={isOpenAtFirst}
      aside={title !== '' && <HelpButton {...{ title, rule }} />}
      note={rule.isOpen && game && <MarketRule sportId={game.sportId} {...{ marketId, rule }} />}
    >
      <div className="border-t border-line p-3">
        <MarketOdds gameId={gameId} market={market} />
      </div>
    </Collapsible>
  )
})

/** Until the file of names is loaded. */
function Unnamed() {
  const { loading } = useTexts(shellTexts)
  return (
    <>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-4 w-40" />
    </>
  )
}

/** Rendered while the group is expanded: its prices are subscribed as long. */
function MarketOdds({ gameId, market }: MarketOddsProps) {
  const { marketId, selections } = market
  const game = useGame(gameId)
  useGameViews([{ id: gameId, markets: [marketId] }])
  if (marketId === CORRECT_SCORE) return <CorrectScore gameId={gameId} selections={selections} />
  if (isLadder(selections)) return <HandicapRows selections={selections} />
  if (game && isScoreMarket(game.sportId, marketId)) return <ScoreOdds selections={selections} />
  return <PlainOdds selections={selections} />
}

/** Exact scores by winner, side by side: the first side, the draw, the second side. */
function ScoreOdds({ selections }: { readonly selections: readonly OddFact[] }) {
  const { columns, others } = scoreGroups(selections)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {columns.map((column) => (
          <div key={column[0]?.name} className="flex flex-col gap-2">
            {column.map((odd) => (
              <OddCell key={odd.selectionId} selection={odd} shape="row" />
            ))}
          </div>
        ))}
      </div>
      {others.map((odd) => (
        <OddCell key={odd.selectionId} selection={odd} shape="row" />
      ))}
    </div>
  )
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2' } as const

/** Two, three or four selections side by side also on a phone; more only where there is space. */
function PlainOdds({ selections }: { readonly selections: readonly OddFact[] }) {
  const { length } = selections
  const columns = length === 2 || length === 3 || length === 4 ? COLUMNS[length] : 'sm:grid-cols-3'
  return (
    <div className={classNames('grid gap-2', columns)}>
      {selections.map((selection) => (
        <OddCell
          key={selection.selectionId}
          selection={selection}
          shape={length === 3 ? 'third' : 'row'}
        />
      ))}
    </div>
  )
}
