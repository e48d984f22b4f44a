import type { rules as source } from './ptBR.ts'

export const rules: typeof source = {
  title: 'Betting rules',
  intro:
    'What decides each market, and what happens when a match does not end as planned. The rules of each market are the ones by which the system settles bets.',
  contents: 'Contents',
  generalText:
    'Void, postponed and abandoned matches, and what counts in each sport, are in the help.',
  generalLink: 'Rules of results',
  markets: (sport: string) => `${sport} markets`,
  toTop: 'Back to the contents',
  loading: 'Loading the rules…',
  failed: 'The rules were not loaded. Try again.',
  retry: 'Try again',
  sold: {
    P: 'Before the start only.',
    PL: 'Before and during the match.',
    L: 'During the match only.',
  },
  ofFirstHalf: 'Only the first half counts; decided at half-time.',
  twoWin: 'Two of the selections win.',
  several: 'More than one selection can win.',
  saysLevel: /returns the stake|stake is returned/,
  saysHalves: /quarter line/i,
  levelReturned: 'If both are level, the stake is returned.',
  halves: 'On quarter lines, half of the stake can win or lose.',
  placeholders: {
    team: 'Team',
    player: 'Player',
    line: 'line',
    n: 'n',
    from: 'x',
    to: 'y',
    result: 'Result',
    goals: 'Over/Under',
    score: 'score',
  },
}
