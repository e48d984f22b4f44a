export const round = {
  matchday: (number: number) => `Rodada ${number}`,
  group: (name: string) => `Grupo ${name}`,
  qualifying: (number: number) => `${number}ª fase preliminar`,
  ofSeries: (name: string, game: number) => `${name} – Jogo ${game}`,
  final: 'Final',
  semifinal: 'Semifinal',
  quarterFinal: 'Quartas de final',
  roundOf16: 'Oitavas de final',
  roundOf: (sides: number) => `${sides / 2} avos de final`,
  thirdPlace: 'Disputa do 3º lugar',
  friendly: 'Amistoso',
}
