import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { matchTexts } from './match-texts.ts'

interface RoundStripProps {
  readonly teams: readonly [home: string, away: string]
  /** Who won each round of the running map, in order: 'h' or 'a'. */
  readonly log: string
}

/** The rounds of the running map, each in the row of the team that won it. */
export function RoundStrip({ teams, log }: RoundStripProps) {
  const texts = useTexts(matchTexts)
  const rounds = Array.from(log, (letter, index) => ({ number: index + 1, isHome: letter === 'h' }))
  return (
    <ol
      aria-label={texts.roundsOfMap}
      className="mx-auto mb-4 grid w-fit max-w-full auto-cols-[0.5rem] grid-flow-col grid-rows-2 gap-0.5 overflow-x-auto px-4"
    >
      {rounds.map(({ number, isHome }) => (
        <li
          key={number}
          className={classNames(
            'size-2 rounded-full',
            isHome ? 'row-start-1 bg-brand' : 'row-start-2 bg-gold',
          )}
          style={{ gridColumn: number }}
        >
          <span className="sr-only">{texts.roundWon(number, teams[isHome ? 0 : 1])}</span>
        </li>
      ))}
    </ol>
  )
}
