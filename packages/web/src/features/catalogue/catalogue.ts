/** The door of the catalogue: sports, tournaments and games. */
export { catalogueRoutes } from './catalogue-routes.tsx'
export { HomePage } from './home-page.tsx'
export { OfferRow, useOffers } from './offer-row.tsx'
export { OffersPanel } from './offers-panel.tsx'
export { sportIcon } from './sport-icon.ts'
