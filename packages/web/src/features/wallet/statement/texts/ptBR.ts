import { STATEMENT_WORDS } from '@caderneta/contract/wallet/statement-words'

export const statement = {
  title: 'Extrato',
  loading: 'Carregando o extrato',
  csv: 'Baixar CSV',
  pdf: 'Baixar PDF',
  retry: 'Tentar novamente',
  from: 'De',
  to: 'Até',
  cause: 'Movimento',
  everyCause: 'Todos',
  causes: STATEMENT_WORDS.ptBR.causes,
  pockets: STATEMENT_WORDS.ptBR.pockets,
  when: 'Data',
  amount: 'Valor',
  balance: 'Saldo',
  balanceAfter: 'Saldo depois',
  noEntries: 'Nenhum movimento neste período',
  failed: 'Não foi possível carregar o extrato.',
  pages: 'Páginas do extrato',
  newer: 'Mais recentes',
  older: 'Mais antigos',
}
