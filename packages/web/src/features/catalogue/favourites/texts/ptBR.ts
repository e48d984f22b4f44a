export const favourites = {
  withoutGame: (count: number) => `${count} sem partida marcada`,
  clearOver: 'Limpar encerradas',
  tooManyFavourites: 'Você pode ter até 200 favoritos. Remova um para adicionar outro.',
}
