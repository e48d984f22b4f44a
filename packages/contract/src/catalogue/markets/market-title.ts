import { selectionName } from '../selection-name.ts'
import { lineOf, marketParams } from './market-params.ts'
import type { MarketWords } from './words/market-words.ts'

type Teams = readonly [home: string, away: string]

/** A selection as bets and messages name it. */
interface NamedSelection {
  readonly name: string
  readonly handicap: string
}

/** Parameters that are the number of an event: a market has one of them. */
const NUMBERS = ['goalnr', 'cornernr', 'bookingnr']

/** The name of a market with its team and its other parameters. */
export function marketTitle(
  template: string,
  handicap: string,
  teams: Teams,
  words: MarketWords,
): string {
  const params = marketParams(handicap)
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    switch (key) {
      case 'team':
        return partName(params.get('side') ?? '', teams, words)
      case 'line':
        return words.line(lineOf(handicap))
      case 'n':
        return NUMBERS.map((number) => params.get(number)).find(Boolean) ?? ''
      case 'setnr':
      case 'mapnr':
      case 'quarternr':
        // A market of the first part alone has no number: there was no other when it came.
        return params.get(key) ?? '1'
      case 'of':
      case 'against':
        return words.side(params.get(key) ?? '')
      case 'score':
        return (params.get('score') ?? '').replace(':', '-')
      case 'result':
        return partName(params.get('result') ?? '', teams, words)
      case 'goals':
        return params.get('goals') === 'over' ? words.over : words.under
      default:
        return params.get(key) ?? ''
    }
  })
}

/** The name of any selection of any market; lists need no more than `selectionName`. */
export function selectionTitle(
  { name, handicap }: NamedSelection,
  teams: Teams,
  words: MarketWords,
): string {
  const params = marketParams(handicap)
  if (params.size === 0 && handicap !== '') return selectionName({ name, handicap }, teams, words)
  // The name of a competitor is no sentence: 'Brighton & Hove Albion'.
  if (params.has('runner')) return words.side(name)
  const line = params.has('total') ? words.line(lineOf(handicap)) : ''
  const start = params.get('hcp') ?? ''
  const parts = name.split(' & ').map((part) => {
    const text = partName(part, teams, words)
    if (line !== '' && (part === 'Over' || part === 'Under')) return `${text} ${line}`
    const isGiven = /^[-+]/.test(start) && (part === '1' || part === '2')
    return isGiven ? `${text} ${words.line(start)}` : text
  })
  const text = parts.join(` ${words.and} `)
  return start.includes(':') ? `${text} (${start.replace(':', '-')})` : text
}

type WordKey =
  | 'none'
  | 'odd'
  | 'even'
  | 'both'
  | 'firstHalf'
  | 'secondHalf'
  | 'equal'
  | 'builder'
  | 'decision'
  | 'knockout'
  | 'points'
  | 'unanimous'
  | 'majority'
  | 'split'
  | 'stoppage'
  | 'groups'
  | 'runnerUp'
  | 'champion'

const WORD_BY_NAME: Readonly<Record<string, WordKey>> = {
  None: 'none',
  Odd: 'odd',
  Even: 'even',
  Both: 'both',
  '1st': 'firstHalf',
  '2nd': 'secondHalf',
  Equal: 'equal',
  'Bet Builder': 'builder',
  Decision: 'decision',
  KO: 'knockout',
  points: 'points',
  Unanimous: 'unanimous',
  Majority: 'majority',
  Split: 'split',
  Stoppage: 'stoppage',
  Groups: 'groups',
  'Runner-up': 'runnerUp',
  Champion: 'champion',
}

function partName(part: string, teams: Teams, words: MarketWords): string {
  const key = WORD_BY_NAME[part]
  if (key) return words[key]
  const [side = '', how] = part.split(' by ')
  if (how !== undefined) {
    const way = WORD_BY_NAME[how]
    return words.by(partName(side, teams, words), way ? words[way] : how)
  }
  const [, winner, points] = /^([12]) to (\d+)$/.exec(part) ?? []
  if (winner && points) return words.wonTo(partName(winner, teams, words), points)
  if (/^Q[1-4]$/.test(part)) return words.quarter(part.slice(1))
  if (part.startsWith('Last ')) return words.lastSides(part.slice(5))
  if (part.startsWith('Round ')) return words.round(part.slice(6))
  if (part.startsWith('Only ')) return words.only(partName(part.slice(5), teams, words))
  return selectionName({ name: part, handicap: '' }, teams, words)
}
