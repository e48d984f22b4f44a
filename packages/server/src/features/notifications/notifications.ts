/** Entry file of the notifications: messages to players about their own bets and payments. */

export { scheduleNotifications } from './notification-jobs.ts'
export { queueSettledBets } from './notification-store.ts'
export { PromptNotices } from './prompt-notices.ts'
