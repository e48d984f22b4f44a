/** The entry of the offers: the days whose cashback is credited, and for whom offers count. */
export { closeCashbackDays, keepCashbackDays } from './cashback-days.ts'
export { SettledPlayers } from './settled-players.ts'
