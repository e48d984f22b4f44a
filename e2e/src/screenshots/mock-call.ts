import { open, type Step, type Walk } from './walk.ts'

/** A page whose call gets the response that the picture needs, not that of the server. */
export const mockedStep = (
  name: string,
  path: string,
  response: MockResponse,
  then = stay,
): Step => ({
  name,
  isWhole: true,
  go: async (walk) => {
    await mockCall(walk, response)
    await open(walk, path)
    await then(walk)
  },
})

export interface MockResponse {
  /** The call, without the base path. */
  readonly call: string
  readonly body: object
  readonly status?: number
}

const stay = async (_walk: Walk): Promise<void> => undefined

/** Until the next page is opened by its address. */
export async function mockCall({ page }: Walk, { call, body, status = 200 }: MockResponse) {
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
