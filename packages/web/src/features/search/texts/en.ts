import type { search as source } from './ptBR.ts'

export const search: typeof source = {
  placeholder: 'Search matches',
  close: 'Close',
  searching: 'Searching',
  results: 'Matches found',
  found: (count: number) =>
    count === 0
      ? 'No match found. Try the name of a team or a tournament.'
      : `${count} ${count === 1 ? 'match found' : 'matches found'}`,
  today: 'Today',
  live: 'Live',
  unavailable: 'Not available',
}
