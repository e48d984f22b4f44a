import type { lists as source } from './ptBR.ts'

export const lists: typeof source = {
  next12: 'Next 12 hours',
  next12Title: 'Next 12 Hours',
  next24Title: 'Next 24 Hours',
  bestLeagues: 'Best Leagues',
  allGames: 'All Matches',
  lists: 'Lists',
  market: 'Market',
  competitions: 'Competitions',
  topCompetitions: 'Top competitions',
  places: 'Countries and regions',
  otherPlaces: 'Others',
  unnamed: 'Not available',
  countOf: (name: string, count: number) => `${name} (${count})`,
  sportNotFound: 'Sport not found',
  listNotFound: 'List not found',
  tournamentNotFound: 'Tournament not found',
  noGamesOfSport: (sport) => `There are no ${sport} matches now`,
  noLiveGames: 'No live matches now',
  seeSport: 'See all matches in this sport',
}
