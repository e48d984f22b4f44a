import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

const PICTURE = fileURLToPath(new URL('../../../docs/images/caderneta.png', import.meta.url))
const SIZE = { width: 1040, height: 640 }

/** A desktop in the light theme and before it a phone in the dark one, from two of the pictures. */
export async function makeReadmePicture(browser: Browser, folder: string): Promise<void> {
  const desktop = await dataAddress(join(folder, '1280-light', '67-home.png'))
  const phone = await dataAddress(join(folder, '390-dark', '33-slip-multiple.png'))
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<style>
    body { margin: 0; background: #efebe1 }
    img { position: absolute; border: 1px solid #8d8775; border-radius: 12px }
    .desktop { left: 24px; top: 24px; width: 842px }
    .phone { right: 24px; bottom: 24px; width: 250px }
    .phone { border: 5px solid #10203a; border-radius: 24px }
  </style><img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`)
  await page.screenshot({ path: PICTURE })
  await page.close()
}

async function dataAddress(path: string): Promise<string> {
  return `data:image/png;base64,${(await readFile(path)).toString('base64')}`
}
