import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { isAboutNetwork, networkTo } from '../src/network.ts'

// The site as it is installed on a phone: what it shows without a network, that no price is ever
// old, and how it comes to a new version (decisions/0034).

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** The worker is registered after the page has loaded; then it controls the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** As public/offline.js has it. */
const LOOKS_AGAIN_AFTER_MS = 5000

test.describe('the installed site', () => {
  test('shows that it is offline in the language of the page, and recovers by itself', async ({
    page,
    server,
    complaints,
  }) => {
    // Connections that are refused, not an emulated outage: browsers forget to apply that to the
    // worker.
    const network = await networkTo(server.url)
    await page.goto(network.url)
    await untilControlled(page)
    await network.break()
    await page.goto(`${network.url}/live`)
    await expect(heading(page, 'Você está sem conexão')).toBeVisible()
    await expect(page.getByText('You are offline')).toBeHidden()
    await page.evaluate(() => {
      localStorage.setItem('caderneta.prefs', JSON.stringify({ language: 'en' }))
    })
    await page.clock.install()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(heading(page, 'You are offline')).toBeVisible()
    await network.mend()
    await page.clock.fastForward(LOOKS_AGAIN_AFTER_MS)
    await expect(heading(page, 'Live')).toBeVisible()
    await page.close()
    await network.break()
    expect(complaints.splice(0).filter((text) => !isAboutNetwork(text))).toEqual([])
  })

  test('keeps no response of the server, takes a new version, and can be installed', async ({
    page,
    server,
  }) => {
    const fromWorker = new Set<string>()
    page.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.add(new URL(response.url()).pathname)
    })
    await page.goto(server.url)
    await untilControlled(page)
    await page.goto(`${server.url}/games/sport/football`)
    await expect(heading(page, 'Futebol')).toBeVisible()
    await expect(page.getByRole('button', { name: /, odd \d/ }).first()).toBeVisible()
    const kept = await keptPaths(page)
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0)
    const isAllowed = (path: string) => /^\/(assets\/|offline\.|theme\.js|favicon\.svg)/.test(path)
    expect(kept.filter((path) => !isAllowed(path))).toEqual([])
    expect([...fromWorker].filter((path) => path.startsWith('/api/'))).toEqual([])
    await expectManifest(page, server.url)
    await takeNewVersion(page)
  })
})

async function takeNewVersion(page: Page): Promise<void> {
  const offer = page.getByText('Há uma nova versão do site.')
  await expect(offer).toBeHidden()
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'))
  await expect(offer).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  await reloaded
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(worker).toMatch(/service-worker\.js\?next$/)
}

/** Name, start, icons of every kind. */
async function expectManifest(page: Page, url: string): Promise<void> {
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    return await (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', lang: 'pt-BR' })
  for (const icon of manifest.icons) {
    const response = await page.request.get(`${url}${icon.src}`)
    expect(response.headers()['content-type']).toBe(icon.type)
  }
  const kinds = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')
  expect(kinds).toContain('maskable')
}
