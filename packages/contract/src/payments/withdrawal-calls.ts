import { call } from '../call.ts'
import {
  withdrawCancelReply,
  withdrawCancelRequest,
  withdrawGetAllReply,
  withdrawGetAllRequest,
  withdrawSaveReply,
  withdrawSaveRequest,
  withdrawSetCancelableReply,
  withdrawSetCancelableRequest,
} from './withdrawals.ts'

export const requestWithdrawal = call({
  path: 'withdraw/save',
  access: 'activated',
  summary: 'Holds the amount at once and records the withdrawal, which is paid later.',
  request: withdrawSaveRequest,
  response: withdrawSaveReply,
  refusals: [
    'method_unavailable',
    'withdrawal_held',
    'withdrawal_too_small',
    'withdrawal_too_large',
    'key_unknown',
    'key_of_another',
    'slip_reused',
    'not_enough_cash',
    'debt_owed',
  ],
})

export const cancelWithdrawal = call({
  path: 'withdraw/cancel',
  access: 'session',
  summary: 'Returns a pending withdrawal to the wallet, while that is turned on.',
  request: withdrawCancelRequest,
  response: withdrawCancelReply,
  refusals: ['unknown_withdrawal', 'withdrawal_not_cancelable'],
})

export const listWithdrawals = call({
  path: 'withdraw/getAll',
  access: 'session',
  summary: 'Returns one page of the withdrawals of the player, newest first.',
  request: withdrawGetAllRequest,
  response: withdrawGetAllReply,
  refusals: [],
})

export const setCancelable = call({
  path: 'withdraw/setCancelable',
  access: 'session',
  summary: 'Turns the cancelling of pending withdrawals off at once, or on after 24 hours.',
  request: withdrawSetCancelableRequest,
  response: withdrawSetCancelableReply,
  refusals: [],
})
