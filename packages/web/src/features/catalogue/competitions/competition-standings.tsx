import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { routeOf, sportById } from '@caderneta/domain/markets/registry/sports'
import { type Standing, standingsOf } from '@caderneta/domain/standings/standings'
import { useMemo } from 'react'
import { useFormats } from '../../../formats/formats.ts'
import { withMinus } from '../../../formats/minus.ts'
import { useSideNames } from '../../../names/names.ts'
import { SideName } from '../../../names/side-name.tsx'
import { teamPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type ListTexts, listTexts } from '../lists/list-texts.ts'
import { TeamCrest } from '../rows/team-crest.tsx'
import { resultOf } from './season-results.ts'

interface Column {
  /** Of a heading, and of the heading in full. */
  readonly short: keyof ListTexts['table']
  readonly figure: (standing: Standing) => number
  /** Only where the window is wide. */
  readonly isWide?: boolean
}

const PLAYED: Column = { short: 'played', figure: ({ played }) => played }
const WON: Column = { short: 'won', figure: ({ won }) => won }
const LOST: Column = { short: 'lost', figure: ({ lost }) => lost }
const SCORED: Column = { short: 'scored', figure: ({ scored }) => scored, isWide: true }
const CONCEDED: Column = { short: 'conceded', figure: ({ conceded }) => conceded, isWide: true }
const DIFFERENCE: Column = {
  short: 'difference',
  figure: ({ scored, conceded }) => scored - conceded,
}

/** With draws a table counts points; without, wins. */
const WITH_DRAWS: readonly Column[] = [
  { short: 'points', figure: ({ points }) => points },
  PLAYED,
  WON,
  { short: 'drawn', figure: ({ drawn }) => drawn },
  LOST,
  SCORED,
  CONCEDED,
  DIFFERENCE,
]
const WITHOUT_DRAWS: readonly Column[] = [PLAYED, WON, LOST, SCORED, CONCEDED, DIFFERENCE]

const FIGURE = 'figures px-1.5 py-2 text-center'

const cellOf = ({ isWide = false }: Column) => classNames(FIGURE, isWide && 'hidden sm:table-cell')

interface CompetitionStandingsProps {
  /** Of the running season, the last first. */
  readonly results: readonly GameWire[]
  readonly sportId: number
}

/** The table of a league, out of the results that are known. */
export function CompetitionStandings({ results, sportId }: CompetitionStandingsProps) {
  const texts = useTexts(listTexts)
  const formats = useFormats()
  const table = useMemo(() => standingsOf(results.map(resultOf)), [results])
  const names = useMemo(() => namesOf(results), [results])
  const columns = sportById(sportId)?.hasDraw === false ? WITHOUT_DRAWS : WITH_DRAWS
  const first = results.at(-1)
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full text-sm">
        <caption className="px-3 py-2 text-left text-xs text-muted">
          {first && texts.tableOf(results.length, formats.date(first.info.gameStartTimeStamp))}
        </caption>
        <thead className="border-y border-line bg-sunken text-xs">
          <tr>
            <th scope="col" className="w-9 py-2 pl-3 text-left">
              <abbr title={texts.table.position.name}>{texts.table.position.short}</abbr>
            </th>
            <th scope="col" className="px-1.5 py-2 text-left">
              {texts.team}
            </th>
            {columns.map((column) => (
              <th key={column.short} scope="col" className={cellOf(column)}>
                <abbr title={texts.table[column.short].name}>
                  {texts.table[column.short].short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((standing, i) => (
            <tr key={standing.teamId} className="border-t border-line first:border-t-0">
              <td className="figures pl-3 text-muted">{i + 1}</td>
              <th scope="row" className="w-full max-w-0 px-1.5 text-left font-semibold">
                <Team
                  name={names.get(standing.teamId)}
                  path={teamPath(routeOf(sportId), standing.teamId)}
                />
              </th>
              {columns.map((column) => (
                <td
                  key={column.short}
                  className={classNames(cellOf(column), column === columns[0] && 'font-bold')}
                >
                  {withMinus(String(column.figure(standing)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function namesOf(results: readonly GameWire[]): ReadonlyMap<number, string> {
  return new Map(results.flatMap(({ teams }) => teams.map(({ id, name }) => [id, name] as const)))
}

interface TeamProps {
  readonly name: string | undefined
  readonly path: string
}

function Team({ name = '', path }: TeamProps) {
  const [shown] = useSideNames([name, name])
  return (
    <span className="flex items-center gap-2">
      <TeamCrest name={name} size={18} />
      <Link
        to={path}
        className="flex min-h-8 min-w-0 items-center underline-offset-4 hover:underline"
        title={shown}
      >
        <SideName name={shown} />
      </Link>
    </span>
  )
}
