import { expect, type Locator, type Page } from '@playwright/test'

/** What the focused field is, as a keyboard user would perceive it. */
interface Focused {
  readonly name: string
  readonly type: string
}

const TABS_MAX = 120
/** Keys that boxes and choices take; anything else is typed. */
const KEYS: ReadonlySet<string> = new Set(['Space', 'ArrowRight'])

const readFocus = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('name') ?? ''
    return { name, type: element?.getAttribute('type') ?? '' }
  })

/**
 * Goes through the page from its first Tab on, types into each field of the plan as it comes, in
 * the order of the page, and presses Enter on the button that submits.
 */
export async function submitByKeyboard(
  page: Page,
  plan: Readonly<Record<string, string>>,
): Promise<void> {
  const left = new Map(Object.entries(plan))
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press('Tab')
    const { name, type } = await readFocus(page)
    const keys = left.get(name)
    if (type === 'submit' && left.size === 0) return page.keyboard.press('Enter')
    if (keys === undefined) continue
    left.delete(name)
    if (KEYS.has(keys)) await page.keyboard.press(keys)
    else await page.keyboard.type(keys)
  }
  expect([...left.keys()], 'fields that Tab never reached').toEqual([])
  throw new Error('Tab never reached the button that submits')
}

/** Goes on by Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the control')
}
