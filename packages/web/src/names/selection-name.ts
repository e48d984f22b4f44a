import type { namesTexts } from './names-texts.ts'

type NamesTexts = (typeof namesTexts)['ptBR']

/** Names on the wire that have a text of their own (checklist I18-08); others pass unchanged. */
const KEY_BY_NAME: Readonly<Record<string, keyof NamesTexts>> = {
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

/** What a selection is called: '1' and '2' are the teams (I18-06), a total carries its line. */
export function selectionName(
  selection: { readonly name: string; readonly handicap: string },
  teams: readonly [home: string, away: string],
  texts: NamesTexts,
): string {
  const { name, handicap } = selection
  if (name === '1') return teams[0]
  if (name === '2') return teams[1]
  const key = KEY_BY_NAME[name]
  const text = key ? texts[key] : name
  return handicap === '' ? text : `${text} ${handicap}`
}
