import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useId } from 'react'
import { useSideNames } from '../../../names/names.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { listTexts } from '../lists/list-texts.ts'

interface TeamFormProps {
  readonly teamId: number
  /** The last first. */
  readonly results: readonly GameWire[]
}

const SHOWN = 5

type Outcome = 'won' | 'drawn' | 'lost'

const LOOKS: Readonly<Record<Outcome, string>> = {
  won: 'bg-brand text-on-brand',
  drawn: 'bg-sunken text-ink',
  lost: 'border border-line-strong text-muted',
}

/** The last results of a side, the newest last, as tables of form show them. */
export function TeamForm({ teamId, results }: TeamFormProps) {
  const { form } = useTexts(listTexts)
  const titleId = useId()
  if (results.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <p id={titleId} className="text-xs text-muted">
        {form}
      </p>
      <ol aria-labelledby={titleId} className="flex gap-1">
        {results
          .slice(0, SHOWN)
          .toReversed()
          .map((game) => (
            <li key={game.info.betGameId}>
              <ResultOfForm game={game} outcome={outcomeOf(game, teamId)} />
            </li>
          ))}
      </ol>
    </div>
  )
}

function outcomeOf({ teams, gameInfo }: GameWire, teamId: number): Outcome {
  const [home, away] = gameInfo.score
  if (home === away) return 'drawn'
  return home > away === (teams[0].id === teamId) ? 'won' : 'lost'
}

interface ResultOfFormProps {
  readonly game: GameWire
  readonly outcome: Outcome
}

function ResultOfForm({ game, outcome }: ResultOfFormProps) {
  const { outcomes } = useTexts(listTexts)
  const [home, away] = useSideNames([game.teams[0].name, game.teams[1].name])
  const { short, name } = outcomes[outcome]
  const [homeScore, awayScore] = game.gameInfo.score
  const text = `${name}: ${home} ${homeScore} – ${awayScore} ${away}`
  return (
    <span
      title={text}
      className={classNames(
        'grid size-7 place-items-center rounded-control text-xs font-bold',
        LOOKS[outcome],
      )}
    >
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
