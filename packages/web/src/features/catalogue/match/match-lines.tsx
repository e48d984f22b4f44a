import { favourite } from '@caderneta/contract/catalogue/favourites'
import { routeOf, sportById } from '@caderneta/domain/markets/registry/sports'
import type { ReactNode } from 'react'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { teamPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { shownScore } from '../rows/shown-score.ts'
import { TeamCrest } from '../rows/team-crest.tsx'
import { matchTexts } from './match-texts.ts'
import type { ScoreColumn } from './score-columns.ts'
import { SpokenScore } from './spoken-score.tsx'

interface MatchLinesProps {
  readonly game: GameFact
  /** Sets, games and points where a match has them, else none. */
  readonly columns: readonly ScoreColumn[]
  /** The round and the clock. */
  readonly children: ReactNode
}

/** A line for each side: crest, name, star, and its part of the score. */
export function MatchLines({ game, columns, children }: MatchLinesProps) {
  const texts = useTexts(matchTexts)
  const { favourites } = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const score = shownScore(state, game.sportId)
  const shown = columns.length === 0 && score ? [{ label: texts.score, values: score }] : columns
  return (
    <>
      {score && <SpokenScore sportId={game.sportId} score={score} className="sr-only" />}
      <table className="w-full">
        <thead>
          <tr className="text-xs text-muted">
            <td className="flex min-h-7 items-center gap-2 px-3 pt-1 text-sm">{children}</td>
            <th scope="col">
              <span className="sr-only">{favourites}</span>
            </th>
            {shown.map(({ label }) => (
              <th key={label} scope="col" className="px-2 font-semibold whitespace-nowrap">
                <span className={columns.length === 0 ? 'sr-only' : ''}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>:last-child>*]:pb-1.5">
          {([0, 1] as const).map((index) => (
            <Line key={index} game={game} index={index} columns={shown} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface LineProps extends Pick<MatchLinesProps, 'game' | 'columns'> {
  readonly index: 0 | 1
}

/** The crest is selected by the name as the feed sends it, in every language. */
function Line({ game, index, columns }: LineProps) {
  const { teams, teamIds, sportId } = game
  const name = useSideNames(teams)[index]
  return (
    <tr>
      <th scope="row" className="w-full py-0.5 pl-3 text-left">
        <span className="flex min-h-7 items-center gap-2 leading-tight font-bold">
          <TeamCrest
            name={teams[index]}
            size={18}
            isPerson={sportById(sportId)?.sides === 'persons'}
          />
          <Link
            to={teamPath(routeOf(sportId), teamIds[index])}
            className="min-w-0 wrap-break-word hyphens-auto underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </span>
      </th>
      <td className="px-2 *:align-middle">
        <FavouriteStar one={favourite('team', teamIds[index])} name={name} look="row" />
      </td>
      {columns.map(({ label, values }) => (
        <td key={label} className="figures pr-3 pl-1 text-center text-lg leading-7 font-extrabold">
          {values[index]}
        </td>
      ))}
    </tr>
  )
}
