/** The entry of the offers: the days whose cashback is collected and credited. */
export { closeCashbackDays, keepCashbackDays } from './cashback-days.ts'
