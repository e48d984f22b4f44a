export const operator = {
  demonstration:
    'Demonstração: este site não tem operador autorizado e nenhuma aposta vale dinheiro de verdade.',
  cnpj: (cnpj: string) => `CNPJ ${cnpj}`,
  licence: (licence: string) => `Autorizado pela SPA/MF: ${licence}`,
}
