/** The words of one language that names of selections are made of. */
export interface SelectionWords {
  readonly draw: string
  readonly or: string
  readonly yes: string
  readonly no: string
  readonly toWin: string
  readonly totalPoints: string
  readonly correctSetScore: string
  readonly lose: string
  readonly win: string
  readonly spread: string
  readonly moneyLine: string
  readonly over: string
  readonly under: string
  readonly other: string
  /** A line such as '2.5' or '-0.25', from the decimal text of the feed. */
  readonly line: (handicap: string) => string
  /** Who plays, from the name that the feed publishes. */
  readonly side: (name: string) => string
}

type SelectionText = Exclude<keyof SelectionWords, 'side' | 'line'>

/** Names on the wire that have a text of their own (checklist I18-08); others pass unchanged. */
const KEY_BY_NAME: Readonly<Record<string, SelectionText>> = {
  Draw: 'draw',
  or: 'or',
  Yes: 'yes',
  No: 'no',
  'To Win': 'toWin',
  'Total Points': 'totalPoints',
  'Correct Set Score': 'correctSetScore',
  LOSE: 'lose',
  WIN: 'win',
  Spread: 'spread',
  'Money Line': 'moneyLine',
  Over: 'over',
  Under: 'under',
  Other: 'other',
}

/**
 * What a selection is called: '1' and '2' are the teams (I18-06), and so is who wins by 'To Win' or
 * 'Money Line', which carry the side in place of a line. A total and a handicap carry their line.
 */
export function selectionName(
  selection: { readonly name: string; readonly handicap: string },
  teams: readonly [home: string, away: string],
  texts: SelectionWords,
): string {
  const { name, handicap } = selection
  if (WINNERS.includes(name) && SIDES.includes(handicap)) return teamOf(handicap, teams, texts)
  const text = joinedName(name, (part) => partName(part, teams, texts))
  return handicap === '' ? text : `${text} ${texts.line(handicap)}`
}

/**
 * A name made of results keeps their order: '1 or Draw' of a double chance, '1/Draw' of half-time
 * and full-time. Each part is named on its own.
 */
function joinedName(name: string, nameOf: (part: string) => string): string {
  return isJoined(name) ? name.replace(/1|2|Draw|or/g, nameOf) : nameOf(name)
}

const isJoined = (name: string) => /^(1|2|Draw)( or |\/)/.test(name)

/** The same in a narrow row: '1X', '12', 'X2'; null for a name that is short or a team's. */
export function letterName(name: string, drawLetter: string): string | null {
  const isLong = name === 'Draw' || isJoined(name)
  return isLong ? name.replace('Draw', drawLetter).replace(' or ', '') : null
}

function partName(name: string, teams: Teams, texts: SelectionWords): string {
  if (SIDES.includes(name)) return teamOf(name, teams, texts)
  const key = KEY_BY_NAME[name]
  return key ? texts[key] : name
}

const WINNERS = ['To Win', 'Money Line']
const SIDES = ['1', '2']

type Teams = readonly [home: string, away: string]

function teamOf(side: string, [home, away]: Teams, texts: SelectionWords): string {
  return texts.side(side === '1' ? home : away)
}
