import type { Language } from '@caderneta/contract/language'

/** What bettors also call what the names of markets say, without accents. */
export const OTHER_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ptBR: {
    canto: 'escanteio',
    cantos: 'escanteio',
    corner: 'escanteio',
    corners: 'escanteio',
    btts: 'ambas marcam',
    vencedor: 'resultado final',
    ganhador: 'resultado final',
    '1x2': 'resultado final',
    over: 'mais',
    under: 'menos',
    amarelo: 'cartao',
    dnb: 'empate anula',
    hcp: 'handicap',
    ht: 'intervalo',
  },
  en: {
    btts: 'both teams score',
    winner: 'match result',
    '1x2': 'match result',
    booking: 'card',
    bookings: 'card',
    dnb: 'draw no bet',
    hcp: 'handicap',
    ht: 'half',
  },
}
