import type { match as source } from './ptBR.ts'

export const match: typeof source = {
  teams: 'Sides',
  versus: 'X',
  gameTitle: (home, away) => `${home} X ${away}`,
  gameNotFound: 'Match not found',
  gameNotFoundHint: 'It may have ended or moved.',
  noMarkets: 'No open markets here right now',
  breadcrumb: 'You are in',
  score: 'Score',
  markets: 'Markets',
  tabGoals: 'Goals',
  tabHalves: '1st Half/2nd Half',
  moreGoals: (team) => `One more goal: ${team}`,
  fewerGoals: (team) => `One goal fewer: ${team}`,
  goalsOf: (team) => `${team} goals`,
}
