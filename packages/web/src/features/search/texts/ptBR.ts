export const search = {
  placeholder: 'Buscar partidas',
  close: 'Fechar',
  searching: 'Buscando',
  results: 'Resultados da busca',
  groups: {
    recent: 'Buscas recentes',
    popular: 'Principais campeonatos',
    competitions: 'Campeonatos',
    games: 'Partidas',
    markets: 'Mercados',
  },
  forget: 'Limpar buscas recentes',
  matches: (count: number) => `${count} ${count === 1 ? 'partida' : 'partidas'}`,
  rule: 'Ver a regra',
  found: (count: number) =>
    count === 0
      ? 'Nenhuma partida encontrada. Tente o nome de um time ou de um campeonato.'
      : `${count} ${count === 1 ? 'resultado encontrado' : 'resultados encontrados'}`,
  today: 'Hoje',
  tomorrow: 'Amanhã',
  live: 'Ao vivo',
  began: 'Início',
  unavailable: 'Não disponível',
}
