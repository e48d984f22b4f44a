import { call } from '../call.ts'
import { statementFileRequest } from './statement.ts'

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
