import type { operator as source } from '../ptBR/operator.ts'

export const operator: typeof source = {
  demonstration:
    'Demonstration: this site has no authorised operator, and no bet is for real money.',
  cnpj: (cnpj: string) => `CNPJ ${cnpj}`,
  licence: (licence: string) => `Authorised by SPA/MF: ${licence}`,
}
