import type { namesTexts } from './names-texts.ts'

type NamesTexts = (typeof namesTexts)['ptBR']

/** Names on the wire that have a text of their own (checklist I18-08); others pass unchanged. */
const KEY_BY_NAME: Readonly<Record<string, Exclude<keyof NamesTexts, 'place'>>> = {
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
  if (WINNERS.includes(name) && SIDES.includes(handicap)) return teamOf(handicap, teams)
  const key = KEY_BY_NAME[name]
  const text = SIDES.includes(name) ? teamOf(name, teams) : key ? texts[key] : name
  return handicap === '' ? text : `${text} ${handicap}`
}

const WINNERS = ['To Win', 'Money Line']
const SIDES = ['1', '2']

function teamOf(side: string, [home, away]: readonly [home: string, away: string]): string {
  return side === '1' ? home : away
}
