import { useTexts } from '../../../texts/texts.ts'
import { matchTexts } from './match-texts.ts'
import type { ScoreColumn } from './score-columns.ts'

interface ScoreTableProps {
  readonly teams: readonly [home: string, away: string]
  readonly columns: readonly ScoreColumn[]
}

/** Sets, games and points of both sides, one side per row, as on a courtside board. */
export function ScoreTable({ teams, columns }: ScoreTableProps) {
  const texts = useTexts(matchTexts)
  return (
    <table className="mx-auto mb-4 w-full text-sm sm:w-auto">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="sr-only">
            {texts.teams}
          </th>
          {columns.map(({ label }) => (
            <th
              key={label}
              scope="col"
              className="px-2 py-1 text-center font-semibold whitespace-nowrap sm:min-w-16"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map((team, side) => (
          <tr key={team} className="border-t border-line">
            <th
              scope="row"
              // On a phone the name gets the space left by the numbers, and is truncated before
              // them.
              className="w-full max-w-0 truncate px-4 py-1 text-left font-semibold sm:max-w-64 sm:px-2"
            >
              {team}
            </th>
            {columns.map(({ label, values }) => (
              <td key={label} className="figures px-2 py-1 text-center font-bold">
                {values[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
