import type { SelectionWords } from './selection-name.ts'

/** Feeds publish the names of sides in Portuguese. */
export const PORTUGUESE_SELECTIONS: SelectionWords = {
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
  line: (handicap) => handicap.replace('.', ','),
  side: (name) => name,
}
