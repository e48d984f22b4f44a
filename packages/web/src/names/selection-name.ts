import type { namesTexts } from './names-texts.ts'

type NamesTexts = (typeof namesTexts)['ptBR']
type SelectionText = Exclude<keyof NamesTexts, 'place' | 'tournament' | 'side'>

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
  texts: NamesTexts,
): string {
  const { name, handicap } = selection
  if (WINNERS.includes(name) && SIDES.includes(handicap)) return teamOf(handicap, teams, texts)
  const key = KEY_BY_NAME[name]
  const text = SIDES.includes(name) ? teamOf(name, teams, texts) : key ? texts[key] : name
  return handicap === '' ? text : `${text} ${handicap}`
}

const WINNERS = ['To Win', 'Money Line']
const SIDES = ['1', '2']

type Teams = readonly [home: string, away: string]

function teamOf(side: string, [home, away]: Teams, texts: NamesTexts): string {
  return texts.side(side === '1' ? home : away)
}
