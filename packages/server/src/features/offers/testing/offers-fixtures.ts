/** For tests of other features: closes days at once, without a job. */
export { closeCashbackDays } from '../cashback-days.ts'
