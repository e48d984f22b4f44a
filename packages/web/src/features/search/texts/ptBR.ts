export const search = {
  placeholder: 'Buscar partidas',
  close: 'Fechar',
  searching: 'Buscando',
  results: 'Partidas encontradas',
  found: (count: number) =>
    count === 0
      ? 'Nenhuma partida encontrada. Tente o nome de um time ou de um campeonato.'
      : `${count} ${count === 1 ? 'partida encontrada' : 'partidas encontradas'}`,
  today: 'Hoje',
  live: 'Ao vivo',
  unavailable: 'Não disponível',
}
