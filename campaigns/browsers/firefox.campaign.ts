import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logIn } from '@caderneta/contract/accounts/account-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { PAGE_PATHS } from '@caderneta/contract/pages/page-paths'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { eventually } from '@caderneta/testing/eventually'
import { type ServerProcess, startServer } from '@caderneta/testing/hosts/server-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FirefoxPage, findFirefox } from './firefox.ts'

// Every address of the page, at the sizes and in the themes of the others, in Firefox: a machine
// without one leaves it out.

const WINDOWS = [
  [390, 844],
  [1280, 900],
  [1600, 900],
] as const
const THEMES = ['light', 'dark'] as const
/** Each look is one visit of every address. */
const LOOKS = process.env.CAMPAIGN_SIZE === 'full' ? THEMES : (['light'] as const)
/** Where pictures go, if they are wanted. */
const { PICTURES } = process.env

/** What a page still waits for; empty when it is complete. */
const AWAITED = `[
  document.querySelector('h1') === null && 'a title',
  document.querySelector('#root > [inert]') !== null && 'the script',
  document.querySelector('.shimmer, [aria-busy="true"]') !== null && 'data',
].filter(Boolean).join()`
const WIDTH_OVER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
/** Not in the slip yet, in which the look before has left one. */
const PRICE = `[...document.querySelectorAll('main button[aria-pressed="false"]')]
  .find((button) => /, odd [0-9]/.test(button.getAttribute('aria-label') ?? ''))`
const PLACE = `[...document.querySelectorAll('button')]
  .find((button) => button.textContent === 'APOSTAR')`

const firefox = await findFirefox()

describe.runIf(firefox !== null)('the page in Firefox', () => {
  let server: ServerProcess
  let page: FirefoxPage
  let paths: readonly string[] = []

  beforeAll(async () => {
    server = await startServer()
    page = await FirefoxPage.open(firefox ?? '')
    const { data } = await new ApiClient(server.url).expect(listGames, { route: 'football' })
    const info = data.games[0]?.info
    const parts: Readonly<Record<string, unknown>> = {
      sportRoute: 'football',
      listType: '24',
      championshipId: info?.betCnfTournamentId,
      gameId: info?.betGameId,
      teamId: data.games[0]?.teams[0].id,
    }
    const pathOf = (path: string) => path.replace(/:(\w+)/g, (_, name) => String(parts[name]))
    paths = [...PAGE_PATHS.map(pathOf), '/games/sport/basketball', '/games/sport/tennis']
    await page.runFirst(`
      sessionStorage.setItem('caderneta.popup', String(Date.now()))
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('policy: ' + violatedDirective + ' ' + blockedURI))`)
  })

  afterAll(async () => {
    await page?.close()
    await server?.stop()
  })

  async function visit(path: string): Promise<void> {
    await page.goTo(`${server.url}${path}`)
    await eventually(async () => expect(await page.read(AWAITED)).toBe(''))
  }

  async function visitAll(name: string, visited: readonly string[]): Promise<void> {
    for (const [width, height] of WINDOWS) {
      await page.resize(width, height)
      for (const path of visited) {
        await visit(path)
        expect([path, width, await page.read(WIDTH_OVER)]).toEqual([path, width, 0])
        expect([path, width, await page.takeComplaints()]).toEqual([path, width, []])
        await keepPicture(`${name}-${width}${path.replaceAll('/', '-')}`)
      }
    }
    console.log(`figure  visits as ${name}: ${WINDOWS.length * visited.length}`)
  }

  async function awaitElement(element: string): Promise<void> {
    await eventually(async () => expect(await page.read(`${element} !== undefined`)).toBe(true))
  }

  async function keepPicture(name: string): Promise<void> {
    if (PICTURES === undefined) return
    await mkdir(PICTURES, { recursive: true })
    await writeFile(join(PICTURES, `${name}.png`), await page.picture())
  }

  const choose = (theme: string) =>
    page.read(`localStorage.setItem('caderneta.prefs', JSON.stringify({ theme: '${theme}' }))`)

  for (const theme of LOOKS)
    it(`shows a visitor every address, ${theme}`, async () => {
      await visit('/')
      await choose(theme)
      await visitAll(`visitor-${theme}`, paths)
    })

  for (const theme of LOOKS)
    it(`shows a player every address, and takes a bet, ${theme}`, async () => {
      const login = { email: 'demo', password: 'demo1234' }
      const { token } = await new ApiClient(server.url).expect(logIn, login)
      await visit('/')
      await choose(theme)
      await page.read(`localStorage.setItem('caderneta.token', ${JSON.stringify(token)})`)
      await page.read(`localStorage.setItem('caderneta.logged', 'true')`)
      const whileLoggedIn = paths.filter((path) => path !== '/logout')
      await visitAll(`player-${theme}`, whileLoggedIn)
      await visit('/games/sport/football')
      await awaitElement(PRICE)
      await page.press(PRICE)
      await awaitElement(PLACE)
      await keepPicture(`slip-${theme}`)
      expect(await page.takeComplaints()).toEqual([])
    })
})
