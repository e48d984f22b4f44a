import { call, noFields } from '../call.ts'
import { statementFileRequest, statementReply, statementRequest } from './statement.ts'
import { balanceReply } from './wallet.ts'

export const readBalance = call({
  path: 'balance/getAll',
  access: 'session',
  summary: 'Returns what the player has, what is owed, and the cashback of the day.',
  request: noFields,
  response: balanceReply,
  refusals: [],
})

export const listStatement = call({
  path: 'funds/getAll',
  access: 'session',
  summary: 'Returns one page of the entries of the wallet, newest first.',
  request: statementRequest,
  response: statementReply,
  refusals: [],
})

export const readStatementHistory = call({
  path: 'funds/history',
  access: 'session',
  summary: 'Returns the same as `funds/getAll`.',
  request: statementRequest,
  response: statementReply,
  refusals: [],
})

export const saveStatementTable = call({
  path: 'funds/historyCsv',
  access: 'session',
  summary: 'Returns all entries of the statement in a period, as a table.',
  request: statementFileRequest,
  response: { mediaTypes: ['text/csv'] },
  refusals: [],
})

export const saveStatementPdf = call({
  path: 'funds/historyPdf',
  access: 'session',
  summary: 'Returns all entries of the statement in a period, as a document to print.',
  request: statementFileRequest,
  response: { mediaTypes: ['application/pdf'] },
  refusals: [],
})
