/**
 * Entry file of the offers: the days whose cashback is credited, and the players and accounts to
 * which offers apply.
 */
export { keepCashbackDays } from './cashback-days.ts'
export { isFirstAccount } from './person-view.ts'
export { SettledPlayers } from './settled-players.ts'
