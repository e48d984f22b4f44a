import { sportById } from '@caderneta/domain/markets/registry/sports'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { namesTexts } from '../../../names/names-texts.ts'
import { shortOfRow } from '../../../names/short-side.ts'
import { SideName } from '../../../names/side-name.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { shownScore } from './shown-score.ts'
import { TeamCrest } from './team-crest.tsx'

const CREST_PIXELS = 16

interface GameSidesProps {
  readonly game: GameFact
  /** In the row of a list, which on a phone and between two panes has room for short names only. */
  readonly isRow?: boolean
}

/** The sides, one per line, and the score once under way; never wider than its row or card. */
export function GameSides({ game, isRow = false }: GameSidesProps) {
  const state = useGameLive(game.gameId)
  const score = shownScore(state, game.sportId)
  const names = useSideNames(game.teams)
  const { women } = useTexts(namesTexts)
  const isPerson = sportById(game.sportId)?.sides === 'persons'
  return (
    <>
      {names.map((name, i) => (
        <span key={name} className="flex items-center gap-1.5">
          <TeamCrest
            name={game.teams[i] ?? name}
            shown={name}
            short={isRow ? shortOfRow(name, game.sportId, women.word) : null}
            isPerson={isPerson}
            size={CREST_PIXELS}
          />
          <span className="flex min-w-0 grow items-baseline" title={name}>
            <SideName name={name} {...(isRow && { rowOfSport: game.sportId })} />
          </span>
          {score && <span className="figures text-brand-strong">{score[i]}</span>}
        </span>
      ))}
    </>
  )
}
