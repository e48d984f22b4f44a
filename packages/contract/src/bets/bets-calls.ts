import { call } from '../call.ts'
import { wagersCancelReply, wagersCancelRequest } from './bet-closing.ts'
import { wagersHistoryCsvRequest, wagersHistoryReply, wagersHistoryRequest } from './bet-history.ts'
import { wagersLimitsReply, wagersLimitsRequest } from './bet-limits.ts'
import {
  wagersSaveReply,
  wagersSaveRequest,
  wagersStatusReply,
  wagersStatusRequest,
  wagersUserReply,
  wagersUserRequest,
} from './wagers.ts'

export const placeSlip = call({
  path: 'wagers/save',
  access: 'activated',
  summary: 'Places every bet of a slip, or none of them.',
  request: wagersSaveRequest,
  response: wagersSaveReply,
  refusals: [
    'slip_reused',
    'self_excluded',
    'slip_empty',
    'too_many_selections',
    'too_many_lines',
    'stake_too_small',
    'stake_too_large',
    'same_match',
    'unknown_selection',
    'same_tournament',
    'market_suspended',
    'game_started',
    'odds_changed',
    'payout_too_large',
    'limit_reached',
    'combination_limit_reached',
    'day_limit_reached',
    'cashback_empty',
    'not_enough_cash',
  ],
})

export const readSlipStatus = call({
  path: 'wagers/status',
  access: 'session',
  summary: 'Returns the decision on a slip, for a page that lost the response of its placing.',
  request: wagersStatusRequest,
  response: wagersStatusReply,
  refusals: [],
})

export const readStakeLimits = call({
  path: 'wagers/limits',
  access: 'activated',
  summary: 'Returns the largest stake that all limits allow on each combination now.',
  request: wagersLimitsRequest,
  response: wagersLimitsReply,
  refusals: [
    'slip_empty',
    'too_many_selections',
    'too_many_lines',
    'same_match',
    'unknown_selection',
    'same_tournament',
  ],
})

export const closeBet = call({
  path: 'wagers_actions/cancel',
  access: 'session',
  summary: 'Cancels or cashes out a bet, or a part of it, at the quote that it carried.',
  request: wagersCancelRequest,
  response: wagersCancelReply,
  refusals: ['unknown_bet', 'bet_closed', 'market_suspended', 'quote_changed'],
})

export const listBets = call({
  path: 'wagers_user/getAll',
  access: 'session',
  summary: 'Returns one page of a tab of the bets of the player.',
  request: wagersUserRequest,
  response: wagersUserReply,
  refusals: [],
})

export const readBetHistory = call({
  path: 'wagers_user/history',
  access: 'session',
  summary: 'Returns one page of the bets that were placed in a period.',
  request: wagersHistoryRequest,
  response: wagersHistoryReply,
  refusals: [],
})

export const saveBetHistory = call({
  path: 'wagers_user/historyCsv',
  access: 'session',
  summary: 'Returns all bets that were placed in a period, as a table.',
  request: wagersHistoryCsvRequest,
  response: { mediaTypes: ['text/csv'] },
  refusals: [],
})
