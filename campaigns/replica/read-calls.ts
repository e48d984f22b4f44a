import type { ApiClient } from '@caderneta/testing/client/api-client'

type Fields = Readonly<Record<string, string>>

/** The calls whose reads a replica may take, each with the most that it can be narrowed by. */
function readCalls(selectionId: number): readonly (readonly [path: string, fields: Fields])[] {
  const days = { from: '2020-01-01', to: '2099-12-31' }
  return [
    ['wagers_user/getAll', {}],
    ['wagers_user/getAll', { tab: 'finish' }],
    ['wagers_user/history', days],
    ['wagers_user/historyCsv', days],
    ['wagers/limits', { combinations: JSON.stringify([[selectionId]]) }],
    ['funds/getAll', { kind: 'stake' }],
    ['funds/history', days],
    ['funds/historyCsv', days],
    ['funds/historyPdf', days],
    ['deposit/history', {}],
    ['withdraw/getAll', { pending: 'true' }],
    ['withdraw/getAll', {}],
  ]
}

/** The statuses of all these calls, by path. */
export async function callAllReads(
  url: string,
  { token }: ApiClient,
  selectionId: number,
): Promise<readonly string[]> {
  const replies: string[] = []
  for (const [path, fields] of readCalls(selectionId)) {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Bearer ${token}` },
    })
    await response.arrayBuffer()
    replies.push(`${path}: ${response.status}`)
  }
  return replies
}
