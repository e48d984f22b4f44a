/** Entry of the bank: the frame of its pages. Separate from the wallet, which every page loads. */
export { BankFrame } from './bank-frame.tsx'
export { DebtNotice } from './debt-notice.tsx'
export { UnconfirmedEmail } from './unconfirmed-email.tsx'
