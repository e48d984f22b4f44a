import type { favourites as source } from './ptBR.ts'

export const favourites: typeof source = {
  withoutGame: (count: number) => `${count} without a scheduled match`,
  clearOver: 'Clear finished',
  tooManyFavourites: 'You can have up to 200 favourites. Remove one to add another.',
}
