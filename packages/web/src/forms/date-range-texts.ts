const ptBR = {
  ranges: 'Período',
  1: 'Hoje',
  7: '7 dias',
  30: '30 dias',
  day: 'dd/mm/aaaa',
  notApplied: (reason: string) => `${reason}. O filtro não foi aplicado.`,
}

export const dateRangeTexts = {
  ptBR,
  en: {
    ranges: 'Period',
    1: 'Today',
    7: '7 days',
    30: '30 days',
    day: 'dd/mm/yyyy',
    notApplied: (reason: string) => `${reason}. The filter has not been applied.`,
  },
} satisfies Record<string, typeof ptBR>
