import { createPage } from '../app/create-page.ts'
import type { Page } from '../root/page.ts'

/** The page of the current test. */
export let page: Page = createPage()

/** A page just opened, in place of the one before. */
export function openPage(): void {
  page = createPage()
}
