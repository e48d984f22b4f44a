const ptBR = { ranges: 'Período', 1: '24 horas', 7: '7 dias', 30: '30 dias', day: 'dd/mm/aaaa' }

export const dateRangeTexts = {
  ptBR,
  en: { ranges: 'Period', 1: '24 hours', 7: '7 days', 30: '30 days', day: 'dd/mm/yyyy' },
} satisfies Record<string, typeof ptBR>
