import { open, type Step, type Walk } from './walk.ts'

/** A page whose call is answered by what the picture is of, and not by the server. */
export const answeredStep = (name: string, path: string, answer: Answer, then = stay): Step => ({
  name,
  isWhole: true,
  go: async (walk) => {
    await answerCall(walk, answer)
    await open(walk, path)
    await then(walk)
  },
})

export interface Answer {
  /** The call, without the base path. */
  readonly call: string
  readonly body: object
  readonly status?: number
}

const stay = async (_walk: Walk): Promise<void> => undefined

/** Until the next page is opened by its address. */
export async function answerCall({ page }: Walk, { call, body, status = 200 }: Answer) {
  const address = `**/api/${call}`
  await page.unroute(address)
  await page.route(address, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ success: status === 200, msg: '', ...body }),
    }),
  )
}
