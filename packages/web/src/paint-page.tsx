import type { Language } from '@caderneta/contract/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppRoutes, isPaintedForPlayer } from './app/app-routes.tsx'
import { createPage } from './app/create-page.ts'
import { BetsPage } from './features/bets/bets-page.tsx'
import { catalogueRoutes, seedPreloadedGames } from './features/catalogue/catalogue.ts'
import { showPreloadedSite } from './features/session/session.ts'
import { paintedColumns } from './painted-columns.ts'
import { PaintedShell } from './painted-shell.tsx'
import { type Page, PageContext } from './root/page.ts'
import { Routing } from './routing/location.ts'
import { loadEnglish } from './texts/first-texts.ts'

interface PaintRequest {
  readonly path: string
  readonly language: Language
  /** The responses that come with the page, parsed, by call. */
  readonly replies: ReadonlyMap<string, unknown>
  /** Milliseconds UTC. */
  readonly now: number
}

/** As many as the highest usual window shows. */
const PAINTED_ROWS = 16

/** The policy of the site allows none in markup: what is painted has classes. */
const STYLES = / style="[^"]*"/g

/** Loads all that a page is painted with; the same for every page. */
export async function preparePaint(): Promise<void> {
  await Promise.all([loadEnglish(), ...catalogueRoutes.map(({ fetchAhead }) => fetchAhead())])
}

/**
 * The page as a browser will first render it: frame, headings and first rows. Nothing of it is a
 * player's own.
 */
export function paintPage(request: PaintRequest): string {
  const page = pageOf(request)
  showPreloadedSite(page)
  seedPreloadedGames(page)
  const markup = renderToStaticMarkup(
    <PageContext value={page}>
      <PaintedShell>{isPaintedForPlayer(request.path) ? <BetsPage /> : <AppRoutes />}</PaintedShell>
    </PageContext>,
  )
  return markup.replaceAll(STYLES, '')
}

function pageOf({ path, language, replies, now }: PaintRequest): Page {
  const page: Page = {
    ...createPage(),
    routing: new Routing({ pathname: path, search: '', isReturn: false, beside: null }),
    preloaded: { replies: new Map(replies), freshUntil: Number.POSITIVE_INFINITY },
    painting: { columnsOf: paintedColumns, rowsLeft: PAINTED_ROWS },
  }
  page.clock.note(now)
  page.prefs.store.set({ ...page.prefs.store.read(), language })
  return page
}
