/** Entry of the catalogue: sports, tournaments and games. */
export { catalogueRoutes } from './catalogue-routes.tsx'
export { CompetitionMenu } from './competitions/competition-menu-later.tsx'
export { watchFavourites } from './favourites/change-favourites.ts'
export { FavouriteGames } from './favourites/favourite-games.tsx'
export { HomePage } from './home/home-page.tsx'
export { OffersPanel } from './home/offers-panel.tsx'
export { sportIcon } from './lists/sport-icon.ts'
export { OfferRow, useOffers } from './rows/offer-row.tsx'
