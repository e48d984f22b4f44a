const ptBR = {
  ranges: 'Período',
  1: 'Hoje',
  7: '7 dias',
  30: '30 dias',
  day: 'dd/mm/aaaa',
  invalid: 'Data inválida: o período não mudou',
  reversed: 'O início vem depois do fim: o período não mudou',
}

export const dateRangeTexts = {
  ptBR,
  en: {
    ranges: 'Period',
    1: 'Today',
    7: '7 days',
    30: '30 days',
    day: 'dd/mm/yyyy',
    invalid: 'Invalid date: the period has not changed',
    reversed: 'The start comes after the end: the period has not changed',
  },
} satisfies Record<string, typeof ptBR>
