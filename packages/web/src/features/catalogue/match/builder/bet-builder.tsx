import { type ReactNode, useMemo } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import type { GameFact } from '../../../../live/live.ts'
import { toggleLeg, useBuilderLegs } from './builder-legs.ts'
import { BuilderPanel } from './builder-panel.tsx'
import { OddUseContext } from './odd-use.ts'

interface BetBuilderProps {
  readonly game: GameFact
  /** The odds to choose from. */
  readonly children: ReactNode
}

/** 'Criar Aposta': odds of one match that are bet on together, above the bet made of them. */
export function BetBuilder({ game, children }: BetBuilderProps) {
  const { gameId } = game
  const legs = useBuilderLegs(gameId)
  const use = useMemo(() => {
    const chosen = new Set(legs.map(({ selectionId }) => selectionId))
    return { isChosen: (selectionId: number) => chosen.has(selectionId), onPress: toggleLeg }
  }, [legs])
  // Also those of markets that are collapsed, or that a search has hidden.
  useGameViews([{ id: gameId, markets: [...new Set(legs.map(({ marketId }) => marketId))] }])
  return (
    <OddUseContext value={use}>
      {/* A price that gets the focus is not scrolled to behind the panel. */}
      <div className="[&_button]:scroll-mb-[55dvh]">{children}</div>
      <BuilderPanel game={game} legs={legs} />
    </OddUseContext>
  )
}
