/**
 * Entry file of the offers: the days whose cashback is credited, and the players to whom offers
 * apply.
 */
export { keepCashbackDays } from './cashback-days.ts'
export { SettledPlayers } from './settled-players.ts'
