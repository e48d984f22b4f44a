import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

const PUBLIC = fileURLToPath(new URL('../../../packages/web/public/', import.meta.url))

interface AppIcon {
  readonly name: string
  readonly side: number
  /** Share of the side that the sign takes; launchers cut up to a fifth off a maskable one. */
  readonly share: number
  readonly background: string
}

const ICONS: readonly AppIcon[] = [
  { name: 'icon-192', side: 192, share: 1, background: 'transparent' },
  { name: 'icon-512', side: 512, share: 1, background: 'transparent' },
  { name: 'maskable-512', side: 512, share: 0.8, background: '#10203a' },
  { name: 'apple-touch-180', side: 180, share: 0.9, background: '#10203a' },
]

/** The icons of the installed site, from the one drawing in favicon.svg. */
export async function makeAppIcons(browser: Browser): Promise<void> {
  const drawing = await readFile(join(PUBLIC, 'favicon.svg'))
  const address = `data:image/svg+xml;base64,${drawing.toString('base64')}`
  await mkdir(join(PUBLIC, 'icons'), { recursive: true })
  for (const { name, side, share, background } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;
      background:${background}"><img src="${address}" width="${side * share}">`)
    const path = join(PUBLIC, 'icons', `${name}.png`)
    await page.screenshot({ path, omitBackground: true })
    await page.close()
  }
}
