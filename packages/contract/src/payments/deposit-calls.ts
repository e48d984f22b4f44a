import { call, noFields } from '../call.ts'
import {
  depositHistoryReply,
  depositHistoryRequest,
  depositMethodsReply,
  depositSaveReply,
  depositSaveRequest,
  depositStatusReply,
  depositStatusRequest,
  sandboxMailboxReply,
  sandboxMailboxRequest,
  sandboxPayRequest,
} from './deposits.ts'

export const listDepositMethods = call({
  path: 'deposit/methods',
  access: 'session',
  summary: 'Returns the methods by which money can be paid in.',
  request: noFields,
  response: depositMethodsReply,
  refusals: [],
})

export const requestDeposit = call({
  path: 'deposit/save',
  access: 'activated',
  summary: 'Creates a PIX charge and returns the code to pay it with; nothing is credited yet.',
  request: depositSaveRequest,
  response: depositSaveReply,
  refusals: ['self_excluded', 'method_unavailable', 'deposit_too_small', 'deposit_too_large'],
})

export const readDeposit = call({
  path: 'deposit/status',
  access: 'session',
  summary: 'Returns the status of a charge and, on request, the code to pay it with.',
  request: depositStatusRequest,
  response: depositStatusReply,
  refusals: ['unknown_deposit'],
})

export const listDeposits = call({
  path: 'deposit/history',
  access: 'session',
  summary: 'Returns one page of the charges of the player, newest first.',
  request: depositHistoryRequest,
  response: depositHistoryReply,
  refusals: [],
})

export const simulatePayment = call({
  path: 'sandbox/pix/pay',
  access: 'session',
  summary: 'Makes the sandbox provider pay a charge, correctly or not.',
  request: sandboxPayRequest,
  response: noFields,
  refusals: ['unknown_deposit'],
  isSandboxOnly: true,
})

export const readMailbox = call({
  path: 'sandbox/mailbox',
  access: 'public',
  summary: 'Returns the newest messages to an e-mail address or a phone number.',
  request: sandboxMailboxRequest,
  response: sandboxMailboxReply,
  refusals: [],
  isSandboxOnly: true,
})
