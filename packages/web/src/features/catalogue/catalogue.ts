/** Entry of the catalogue: sports, tournaments and games. */
export { catalogueRoutes } from './catalogue-routes.tsx'
export { HomePage } from './home/home-page.tsx'
export { OffersPanel } from './home/offers-panel.tsx'
export { sportIcon } from './lists/sport-icon.ts'
export { matchTexts } from './match/match-texts.ts'
export { OfferRow, useOffers } from './rows/offer-row.tsx'
