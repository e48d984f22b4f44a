import { TOURNAMENTS } from '@caderneta/feed/football/tournaments'

const place = 'Brasil'

/** The competitions of stories, each under a place of the menu. */
export const STORY_TOURNAMENTS = {
  serieA: { ...TOURNAMENTS.serieA, place },
  libertadores: { ...TOURNAMENTS.libertadores, place },
  copaDoBrasil: { ...TOURNAMENTS.copaDoBrasil, place },
  premierLeague: { ...TOURNAMENTS.premierLeague, place },
  championsLeague: { ...TOURNAMENTS.championsLeague, place },
  worldCup: { ...TOURNAMENTS.worldCup, place },
  bundesliga: { id: 10_050_990, name: 'Bundesliga', isHighlight: false, place: 'Alemanha' },
} as const
