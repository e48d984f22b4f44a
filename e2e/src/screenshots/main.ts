import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { findBrowser } from '@caderneta/testing/browser/find-browser'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { type Browser, chromium } from '@playwright/test'
import { makeAppIcons } from './app-icons.ts'
import { EDGES, LOOKS, type Look } from './looks.ts'
import { PLAYER_STEPS } from './player-steps.ts'
import { makeReadmePicture } from './readme-picture.ts'
import { SETTLED_STEPS } from './settled-steps.ts'
import { SIGN_UP_STEPS } from './sign-up-steps.ts'
import { SLIP_STEPS } from './slip-steps.ts'
import { tapStream } from './stream-tap.ts'
import { logInAsDemo, VISITOR_STEPS } from './visitor-steps.ts'
import { PATIENCE_MS, takeSteps, type Walk } from './walk.ts'
import { WORDS } from './words.ts'

// npm run screenshots -- [FOLDER] [--en] [--edges] [--look=NAME,…] [--judge]: every route and main
// state of the site in each look, as PNGs; without a choice also the README's picture and the app's
// icons. --judge also looks for barriers in each state, by axe and by a page wider than its window.

const [folder = 'screenshots'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isEnglish = process.argv.includes('--en')
const isEdges = process.argv.includes('--edges')
const isJudged = process.argv.includes('--judge')
const chosen = process.argv.find((word) => word.startsWith('--look='))?.slice('--look='.length)
const only = chosen === undefined ? null : chosen.split(',')

/** Longer than a server waits between two games of its first offer. */
const OFFER_PAUSE_MS = 3_000

/** A deployment that shows all there is: the card form too, and attempts without a limit. */
const SITE = { CARD: 'on', RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }

async function walkLook(browser: Browser, url: string, look: Look): Promise<readonly string[]> {
  const words = isEnglish ? WORDS.en : WORDS.ptBR
  await mkdir(join(folder, look.name), { recursive: true })
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    hasTouch: look.width < 768,
    colorScheme: look.theme,
    locale: isEnglish ? 'en-GB' : 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A worker would fetch the pages itself, bypassing the mocked responses of a picture.
    serviceWorkers: 'block',
  })
  // What runs these files names the functions that it sends to the page by this one.
  await context.addInitScript('globalThis.__name = (one) => one')
  const prefs = JSON.stringify(JSON.stringify({ language: words.language }))
  await context.addInitScript(`
    const kept = JSON.parse(localStorage.getItem('caderneta.prefs') ?? '{}')
    if (kept.language !== '${words.language}') localStorage.setItem('caderneta.prefs', ${prefs})`)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${look.name} ${page.url()}: ${error.message}`))
  page.setDefaultTimeout(PATIENCE_MS)
  const stream = await tapStream(page)
  const walk: Walk = { page, url, look, words, stream, folder: resolve(folder), isJudged }
  const missing = [...(await takeSteps(walk, [...VISITOR_STEPS, ...SIGN_UP_STEPS]))]
  await logInAsDemo(walk)
  missing.push(...(await takeSteps(walk, [...SLIP_STEPS, ...PLAYER_STEPS, ...SETTLED_STEPS])))
  await context.close()
  return missing
}

/** Games come for some seconds after the start: a list without them would be in the pictures. */
async function untilWhole(url: string): Promise<void> {
  const client = new ApiClient(url)
  const count = async () => (await client.expect(listGames, {})).data.games.length
  let [before, now] = [-1, 0]
  while (now > before) {
    await pause(OFFER_PAUSE_MS)
    ;[before, now] = [now, await count()]
  }
}

const found = await findBrowser(process.env)
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.environment },
  args: ['--no-sandbox', '--disable-gpu'],
})
const server = await startServer(SITE)
try {
  await untilWhole(server.url)
  const looks = isEdges ? EDGES : LOOKS
  if (!only) await rm(folder, { recursive: true, force: true })
  for (const look of looks.filter(({ name }) => only?.includes(name) ?? true)) {
    const missing = await walkLook(browser, server.url, look)
    console.log(`${look.name}: ${missing.length === 0 ? 'all pictures' : missing.join('\n')}`)
    if (missing.length > 0) process.exitCode = 1
  }
  if (!isEnglish && !isEdges && !only) {
    await makeReadmePicture(browser, folder)
    await makeAppIcons(browser)
  }
} finally {
  await server.stop()
  await browser.close()
}
