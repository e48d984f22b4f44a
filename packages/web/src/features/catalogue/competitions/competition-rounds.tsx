import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { type Round, roundsOf } from '@caderneta/domain/standings/rounds'
import { resultsOfSeason } from '@caderneta/domain/standings/standings'
import { useId, useState } from 'react'
import { useStageNamer } from '../../../names/names.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Select } from '../../../ui/input.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { CompetitionMatches } from './competition-matches.tsx'
import { CompetitionResults } from './competition-results.tsx'

interface RoundMatch {
  readonly startsAt: number
  readonly stage: string | null
  readonly game: GameWire
  readonly isFinished: boolean
}

type CompetitionRound = Round<RoundMatch>

const matchOf = (game: GameWire, isFinished: boolean): RoundMatch => {
  const { gameStartTimeStamp: startsAt, stage } = game.info
  return { startsAt, stage: stage ?? null, game, isFinished }
}

/** The rounds of the running season: what is finished and what is to come. */
export function roundsOfSeason(
  results: readonly GameWire[],
  toCome: readonly GameWire[],
): readonly CompetitionRound[] {
  const finished = resultsOfSeason(results.map((game) => matchOf(game, true)))
  const ids = new Set(finished.map(({ game }) => game.info.betGameId))
  const others = toCome.filter(({ info }) => !ids.has(info.betGameId))
  return roundsOf([...finished, ...others.map((game) => matchOf(game, false))])
}

/** The round that goes on or comes next, or else the last one. */
function currentRound(rounds: readonly CompetitionRound[]): number {
  const starts = rounds.map(({ games }) => games.find(({ isFinished }) => !isFinished)?.startsAt)
  const next = Math.min(...starts.filter((start) => start !== undefined))
  const at = starts.indexOf(next)
  return at === -1 ? rounds.length - 1 : at
}

interface CompetitionRoundsProps {
  /** At least one. */
  readonly rounds: readonly CompetitionRound[]
}

/** One round after the other, from the current one on. */
export function CompetitionRounds({ rounds }: CompetitionRoundsProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const known = rounds.findIndex(({ stage }) => stage === wanted)
  const at = known === -1 ? currentRound(rounds) : known
  const round = rounds[at]
  if (!round) return null
  const toCome = round.games.filter(({ isFinished }) => !isFinished)
  const finished = round.games.filter(({ isFinished }) => isFinished)
  return (
    <div className="flex flex-col gap-3">
      <RoundChoice rounds={rounds} at={at} onChoose={setWanted} />
      {toCome.length > 0 && <CompetitionMatches games={toCome.map(({ game }) => game)} />}
      {finished.length > 0 && (
        <CompetitionResults results={finished.map(({ game }) => game).toReversed()} />
      )}
    </div>
  )
}

interface RoundChoiceProps extends CompetitionRoundsProps {
  readonly at: number
  readonly onChoose: (stage: string) => void
}

function RoundChoice({ rounds, at, onChoose }: RoundChoiceProps) {
  const texts = useTexts(listTexts)
  const nameOf = useStageNamer()
  const id = useId()
  return (
    <div className="flex items-center justify-center gap-2">
      <RoundStep
        icon="chevron-left"
        label={texts.roundBefore}
        round={rounds[at - 1]}
        {...{ onChoose }}
      />
      <label htmlFor={id} className="sr-only">
        {texts.round}
      </label>
      <Select
        id={id}
        look="compact"
        className="max-w-60 text-center font-bold"
        value={rounds[at]?.stage}
        onChange={(event) => onChoose(event.target.value)}
      >
        {rounds.map(({ stage }) => (
          <option key={stage} value={stage}>
            {nameOf(stage)}
          </option>
        ))}
      </Select>
      <RoundStep
        icon="chevron-right"
        label={texts.roundAfter}
        round={rounds[at + 1]}
        {...{ onChoose }}
      />
    </div>
  )
}

interface RoundStepProps extends Pick<RoundChoiceProps, 'onChoose'> {
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly label: string
  /** Undefined at the end: the button keeps its place. */
  readonly round: CompetitionRound | undefined
}

function RoundStep({ icon, label, round, onChoose }: RoundStepProps) {
  return (
    <Button
      look="secondary"
      size="icon"
      aria-label={label}
      disabled={round === undefined}
      onClick={() => round && onChoose(round.stage)}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
}
