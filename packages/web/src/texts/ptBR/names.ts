export const names = {
  draw: 'Empate',
  or: 'ou',
  yes: 'Sim',
  no: 'Não',
  toWin: 'Para vencer',
  totalPoints: 'Total de pontos',
  correctSetScore: 'Placar exato de sets',
  lose: 'Perde',
  win: 'Vence',
  spread: 'Handicap',
  moneyLine: 'Vencedor',
  over: 'Mais de',
  under: 'Menos de',
  other: 'Outro placar',
  /** The feed writes places in Portuguese. */
  place: (name: string) => name,
  unknownMarket: 'Mercado Não Encontrado',
}
