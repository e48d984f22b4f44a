import { useMemo, useState } from 'react'
import { type OddFact, readGameState, useGame } from '../../../../live/live.ts'
import { useSideNames } from '../../../../names/names.ts'
import { usePage } from '../../../../root/page.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { OddCell } from '../../rows/odd-cell.tsx'
import { matchTexts } from '../match-texts.ts'
import {
  canStep,
  firstScore,
  type GuessedScore,
  scoreName,
  scoreNames,
  withGoals,
} from './correct-score-steps.ts'

interface CorrectScoreProps {
  readonly gameId: number
  readonly selections: readonly OddFact[]
}

const OTHER = 'Other'

/** Two counters and the price of the resulting score (MTC-08 to MTC-11). */
export function CorrectScore({ gameId, selections }: CorrectScoreProps) {
  const page = usePage()
  const names = useMemo(() => scoreNames(selections), [selections])
  const [score, setScore] = useState<GuessedScore>(() =>
    firstScore(names, readGameState(page, gameId)?.score ?? null),
  )
  const shown = selections.filter(({ name }) => name === scoreName(score) || name === OTHER)
  const counter = (team: 0 | 1) => (
    <GoalCounter
      gameId={gameId}
      team={team}
      goals={score[team]}
      canLower={canStep(names, score, team, -1)}
      canRaise={canStep(names, score, team, 1)}
      onStep={(by) => setScore(withGoals(score, team, by))}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        {counter(0)}
        {counter(1)}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {shown.map((selection) => (
          <OddCell key={selection.selectionId} selection={selection} shape="row" />
        ))}
      </div>
    </div>
  )
}

const NO_SIDES = ['', ''] as const

interface GoalCounterProps {
  readonly gameId: number
  readonly team: 0 | 1
  readonly goals: number
  readonly canLower: boolean
  readonly canRaise: boolean
  readonly onStep: (by: 1 | -1) => void
}

function GoalCounter({ gameId, team, goals, canLower, canRaise, onStep }: GoalCounterProps) {
  const texts = useTexts(matchTexts)
  const name = useSideNames(useGame(gameId)?.teams ?? NO_SIDES)[team]
  return (
    <fieldset className="flex min-w-0 flex-col items-center gap-1">
      <legend className="mx-auto max-w-full break-words text-sm font-semibold">{name}</legend>
      <div className="flex items-center gap-2">
        <Step
          icon="minus"
          label={texts.fewerGoals(name)}
          isOn={canLower}
          onPress={() => onStep(-1)}
        />
        <output
          aria-label={texts.goalsOf(name)}
          className="figures w-8 text-center text-2xl font-extrabold"
        >
          {goals}
        </output>
        <Step icon="plus" label={texts.moreGoals(name)} isOn={canRaise} onPress={() => onStep(1)} />
      </div>
    </fieldset>
  )
}

interface StepProps {
  readonly icon: 'plus' | 'minus'
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** Stays focusable at its limit, so that focus is not lost under the finger. */
function Step({ icon, label, isOn, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isOn}
      onClick={() => isOn && onPress()}
      className="grid size-11 place-items-center rounded-full border border-line-strong hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
