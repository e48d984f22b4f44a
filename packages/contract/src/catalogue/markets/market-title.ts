import { selectionName } from '../selection-name.ts'
import { lineOf, marketParams } from './market-params.ts'
import type { MarketWords } from './market-words.ts'

type Teams = readonly [home: string, away: string]

/** A selection as bets and messages name it. */
interface NamedSelection {
  readonly name: string
  readonly handicap: string
}

/** Parameters that are the number of an event: a market has one of them. */
const NUMBERS = ['goalnr', 'cornernr', 'bookingnr']

const numberOf = (params: ReadonlyMap<string, string>): string =>
  NUMBERS.map((number) => params.get(number)).find(Boolean) ?? ''

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
        return numberOf(params)
      case 'nth':
        return words.nth(numberOf(params))
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
  const line = params.has('total') ? words.line(lineOf(handicap)) : ''
  const parts = name.split(' & ').map((part) => {
    const text = partName(part, teams, words)
    const hasLine = line !== '' && (part === 'Over' || part === 'Under')
    return hasLine ? `${text} ${line}` : text
  })
  const start = params.get('hcp')
  const text = parts.join(` ${words.and} `)
  return start?.includes(':') ? `${text} (${start.replace(':', '-')})` : text
}

type WordKey = 'none' | 'odd' | 'even' | 'both' | 'firstHalf' | 'secondHalf' | 'equal'

const WORD_BY_NAME: Readonly<Record<string, WordKey>> = {
  None: 'none',
  Odd: 'odd',
  Even: 'even',
  Both: 'both',
  '1st': 'firstHalf',
  '2nd': 'secondHalf',
  Equal: 'equal',
}

/** When the first goal falls; no score and no range of numbers is written like one of these. */
const QUARTER_HOURS = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90']

function partName(part: string, teams: Teams, words: MarketWords): string {
  const key = WORD_BY_NAME[part]
  if (key) return words[key]
  if (QUARTER_HOURS.includes(part)) {
    const [from = '', to = ''] = part.split('-')
    return words.minutes(from, to)
  }
  const [side = '', goals] = part.split(' by ')
  if (goals !== undefined) return words.by(partName(side, teams, words), goals)
  if (part.startsWith('Exactly ')) return part.slice(8)
  if (part.startsWith('Only ')) return words.only(partName(part.slice(5), teams, words))
  return selectionName({ name: part, handicap: '' }, teams, words)
}
