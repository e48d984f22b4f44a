export const notFound = {
  title: 'Página não encontrada',
  hint: 'O endereço não existe ou mudou de lugar.',
  toHome: 'Voltar para a página inicial',
}
