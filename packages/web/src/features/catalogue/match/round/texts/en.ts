import type { round as source } from './ptBR.ts'

export const round: typeof source = {
  matchday: (number) => `Round ${number}`,
  group: (name) => `Group ${name}`,
  qualifying: (number) => `Qualifying round ${number}`,
  ofSeries: (name, game) => `${name} – Game ${game}`,
  final: 'Final',
  semifinal: 'Semi-final',
  quarterFinal: 'Quarter-final',
  roundOf16: 'Round of 16',
  roundOf: (sides) => `Round of ${sides}`,
  thirdPlace: 'Third-place match',
  friendly: 'Friendly',
}
