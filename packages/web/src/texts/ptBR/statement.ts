import { STATEMENT_WORDS } from '@caderneta/contract/statement-words'

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
  balanceAfter: 'Saldo depois',
  noEntries: 'Nenhum movimento neste período',
  failed: 'Não foi possível carregar o extrato.',
  pages: 'Páginas do extrato',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  before: 'Página anterior',
  after: 'Próxima página',
}
