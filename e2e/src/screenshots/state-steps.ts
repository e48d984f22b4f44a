import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { REFUSAL_STATUS, type RefusalCode } from '@caderneta/contract/refusals'
import { type MockResponse, mockCall } from './mock-call.ts'
import { open, pageStep, type Step, type Walk } from './walk.ts'

const NO_GAMES: MockResponse = { call: 'sport/item', body: { data: { games: [] } } }
const AGENT: MockResponse = { call: 'agent/getInfo/ana', body: { id: 1, name: 'Ana Souza' } }
const ACTIVE: MockResponse = { call: 'activate', body: { status: 'active' } }

/** What a visitor sees when there is nothing, when something failed, and when it is done. */
export const STATE_STEPS: readonly Step[] = [
  pageStep('12-list-best', '/games/sport/football/lists/bl'),
  { name: '12-list-market', go: chooseMarket, isWhole: true },
  pageStep('12-list-unknown', '/games/sport/football/lists/zzz'),
  state('16-live-none', '/live', NO_GAMES),
  state('17-sport-none', '/games/sport/boxing', NO_GAMES),
  state('17-sport-failed', '/games/sport/tennis', refused('sport/item', 'unavailable')),
  pageStep('17-match-unknown', '/games/sport/football/10037440/999999999'),
  { name: '18-prices-old', go: silence },
  state('19-start-failed', '/', refused('base_unauth', 'unavailable')),
  state('22-login-refused', '/', refused('login', 'wrong_login'), logInWrongly),
  state('22-forgot-sent', '/', { call: 'forgot', body: {} }, requestMail),
  state('24-sign-up-agent', '/signup?agent=ana', AGENT),
  state(
    '24-sign-up-agent-unknown',
    '/signup?agent=xyz',
    refused('agent/getInfo/xyz', 'unknown_agent'),
  ),
  state('26-activation-done', '/sign/active?code=abc', ACTIVE),
  state('26-activation-refused', '/sign/active?code=abc', refused('activate', 'code_invalid')),
  { name: '30-offline', go: ({ page, url }) => page.goto(`${url}/offline.html`).then(() => {}) },
]

type ResponseSource = MockResponse | ((walk: Walk) => MockResponse)

/** The call gets this response for this one picture. */
function state(name: string, path: string, source: ResponseSource, then = stay): Step {
  const go = async (walk: Walk) => {
    walk.stream.release()
    const response = typeof source === 'function' ? source(walk) : source
    await mockCall(walk, response)
    await removePreloadedResponses(walk, path)
    await open(walk, path)
    await then(walk)
    await walk.page.unroute(`**/api/${response.call}`)
    await walk.page.unroute(`${walk.url}${path}`)
  }
  return { name, go, isWhole: then === stay }
}

/** The page carries the responses of its first calls: without them it calls. */
async function removePreloadedResponses({ page, url }: Walk, path: string): Promise<void> {
  await page.route(`${url}${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('id="given"', '')
    await route.fulfill({ response, body })
  })
}

async function stay(_walk: Walk): Promise<void> {}

function refused(call: string, code: RefusalCode) {
  return ({ words }: Walk): MockResponse => ({
    call,
    status: REFUSAL_STATUS[code],
    body: { code, msg: refusalText(code, words.language) },
  })
}

/** Totals in the rows of the list of the next day. */
async function chooseMarket(walk: Walk): Promise<void> {
  await open(walk, '/games/sport/football/lists/24')
  await walk.page.locator('main select').selectOption('1000003')
}

/** Without a word from the server for five seconds the page trusts no price. */
async function silence(walk: Walk): Promise<void> {
  await open(walk, '/')
  walk.stream.hold()
  await walk.page.locator('[aria-live] > p').first().waitFor()
}

const openLogin = async ({ page, words }: Walk) => {
  await page.getByRole('button', { name: words.login }).first().click()
  await page.getByRole('dialog').waitFor()
}

const submit = ({ page }: Walk) => page.getByRole('dialog').locator('button[type="submit"]').click()

async function logInWrongly(walk: Walk): Promise<void> {
  await openLogin(walk)
  await walk.page.getByLabel(walk.words.loginName).fill('ana@example.com')
  await walk.page.getByLabel(walk.words.password, { exact: true }).fill('Lavanda#27')
  await submit(walk)
  const reason = refusalText('wrong_login', walk.words.language)
  await walk.page.getByText(reason).first().waitFor()
}

async function requestMail(walk: Walk): Promise<void> {
  await openLogin(walk)
  await walk.page.getByRole('button', { name: walk.words.forgot }).click()
  await walk.page.getByRole('dialog').locator('input').fill('ana@example.com')
  await submit(walk)
  await walk.page.getByRole('dialog').getByRole('status').waitFor()
}
