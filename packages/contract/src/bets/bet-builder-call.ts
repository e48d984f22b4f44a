import { call } from '../call.ts'
import { builderQuoteReply, builderQuoteRequest, builderSelectionReply } from './bet-builder.ts'

const QUOTE_REFUSALS = [
  'unknown_game',
  'unknown_selection',
  'market_suspended',
  'game_started',
  'combination_not_offered',
  'impossible_combination',
  'implied_leg',
  'odds_too_long',
] as const

export const quoteBuilder = call({
  path: 'bet_builder/quote',
  access: 'public',
  summary: 'Returns the odds of several selections of one match together.',
  request: builderQuoteRequest,
  response: builderQuoteReply,
  refusals: QUOTE_REFUSALS,
})

export const selectBuilder = call({
  path: 'bet_builder/select',
  access: 'activated',
  summary: 'Returns the selection that represents several selections of one match in a slip.',
  request: builderQuoteRequest,
  response: builderSelectionReply,
  refusals: QUOTE_REFUSALS,
})
