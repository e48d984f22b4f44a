import type { search as source } from './ptBR.ts'

export const search: typeof source = {
  placeholder: 'Search matches',
  close: 'Close',
  searching: 'Searching',
  results: 'Search results',
  groups: {
    recent: 'Recent searches',
    popular: 'Top competitions',
    competitions: 'Competitions',
    games: 'Matches',
    markets: 'Markets',
  },
  forget: 'Clear recent searches',
  matches: (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  rule: 'See the rule',
  found: (count: number) =>
    count === 0
      ? 'No match found. Try the name of a team or a tournament.'
      : `${count} ${count === 1 ? 'result found' : 'results found'}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  live: 'Live',
  began: 'Began',
  unavailable: 'Not available',
}
