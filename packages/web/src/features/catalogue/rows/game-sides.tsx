import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { shownScore } from './shown-score.ts'

interface GameSidesProps {
  readonly game: GameFact
}

/** The sides, one per line, and the score once under way; never wider than its row or card. */
export function GameSides({ game }: GameSidesProps) {
  const state = useGameLive(game.gameId)
  const score = shownScore(state, game.sportId)
  const names = useSideNames(game.teams)
  return (
    <>
      {names.map((name, i) => (
        <span key={name} className="flex justify-between gap-2">
          <span className="truncate" title={name}>
            {name}
          </span>
          {score && <span className="figures text-brand-strong">{score[i]}</span>}
        </span>
      ))}
    </>
  )
}
