import { lazy, type ReactNode, Suspense } from 'react'
import {
  CompetitionMenu,
  DayLinks,
  FavouriteGames,
  OffersPanel,
  SlipStart,
} from '../features/catalogue/catalogue.ts'
import { closeLogin, LoginModal } from '../features/session/session.ts'
import { SlipBar, SlipPanel, useSlipCount } from '../features/slip/slip.ts'
import { closeMenus, useIsMenuOpen } from '../menus/menu-store.ts'
import { usePage } from '../root/page.ts'
import { PartBoundary } from '../routing/part-boundary.tsx'
import { useSiteState } from '../site/site-store.ts'
import { useSiteRenewal } from '../site/use-site-renewal.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { ToastHost } from '../ui/toast/toast-host.tsx'
import { useMedia, WIDE } from '../ui/use-media.ts'
import { useShownPages } from './beside/use-shown-pages.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { Notices } from './notices.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { SiteFailure } from './site-failure.tsx'
import { SportsMenu } from './sports-menu.tsx'
import { SportsScroller } from './sports-scroller.tsx'
import { CONTENT_ID, usePageChange } from './use-page-change.ts'

const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }))
const LeftMenu = lazy(async () => ({ default: (await import('./left-menu.tsx')).LeftMenu }))

/** High enough to keep the footer below the screen while a page loads, so that it does not jump. */
export const MAIN = 'min-h-[calc(100dvh-6rem)] min-w-0 grow py-2 outline-none md:py-4'

export const COLUMNS = 'mx-auto flex w-full max-w-[120rem] grow gap-4 px-3 md:px-4'
export const TREE_COLUMN = 'hidden w-50 shrink-0 py-4 tree:block xl:w-60'
export const SLIP_COLUMN = 'w-75 shrink-0 py-4 outline-none xl:w-80'

/** From this width on the tree of competitions is beside the content. */
const WITH_TREE = '(min-width: 1100px)'

const stay = () => {}

/** Skip links for keyboards, hidden until focused. */
const SKIP =
  'absolute -top-20 left-3 z-50 rounded-control bg-gold px-4 py-3 font-semibold text-on-gold focus:top-3'

interface ShellProps {
  /** The page for the address. */
  readonly children: ReactNode
}

/** The frame around every page: header, sports, content, slip, footer. */
export function Shell({ children }: ShellProps) {
  const texts = useTexts(shellTexts)
  const isWide = useMedia(WIDE)
  usePageChange()
  return (
    <div className="flex min-h-dvh flex-col pb-14 md:pb-0">
      <a href={`#${CONTENT_ID}`} className={SKIP}>
        {texts.skip}
      </a>
      {isWide && (
        <a href="#slip" className={SKIP}>
          {texts.skipToSlip}
        </a>
      )}
      <Header />
      <Notices />
      <SportsScroller />
      <div className={COLUMNS}>
        <Tree />
        <main id={CONTENT_ID} tabIndex={-1} className={MAIN}>
          <Page>{children}</Page>
        </main>
        {isWide && <SlipPane />}
      </div>
      <Suspense fallback={<div className="mt-10 h-80 md:h-60" />}>
        <Footer />
      </Suspense>
      {!isWide && <SlipBar empty={<SlipStart look="sheet" />} />}
      <BottomBar />
      <OverThePage />
    </div>
  )
}

/** What there is to bet on, from the favourites to the places of all competitions. */
function Tree() {
  const hasTree = useMedia(WITH_TREE)
  return (
    <div className={TREE_COLUMN}>
      <div className="quiet-scrollbar [scrollbar-gutter:stable] sticky top-20 flex beside-page flex-col gap-3 overflow-y-auto overscroll-contain">
        <FavouriteGames look="pane" />
        {hasTree && <DayLinks />}
        <SportsMenu />
        {hasTree && <CompetitionMenu onFollow={stay} />}
      </div>
    </div>
  )
}

/** The right column is the slip's: while it is empty, the first steps to a bet. */
function SlipPane() {
  const texts = useTexts(shellTexts)
  const isEmpty = useSlipCount() === 0
  return (
    <aside id="slip" tabIndex={-1} aria-label={texts.slip} className={SLIP_COLUMN}>
      <div className="quiet-scrollbar sticky top-20 -mx-2 flex beside-page flex-col gap-4 overflow-y-auto px-2">
        {isEmpty ? <SlipStart look="pane" /> : <SlipPanel />}
        <div className="shrink-0 pb-4">
          <OffersPanel isShort />
        </div>
      </div>
    </aside>
  )
}

function Page({ children }: ShellProps) {
  const site = useSiteState()
  const { pathname } = useShownPages().page
  if (site.status === 'failed') return <SiteFailure failure={site.failure} onRetry={site.retry} />
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PageBoundary>
  )
}

function OverThePage() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const isMenuOpen = useIsMenuOpen('left')
  useSiteRenewal(isMenuOpen)
  return (
    <>
      <PartBoundary onClose={() => closeMenus(page)}>
        {isMenuOpen && (
          <Suspense fallback={null}>
            <LeftMenu />
          </Suspense>
        )}
      </PartBoundary>
      <LoadingOverlay />
      <PartBoundary onClose={() => closeLogin(page)}>
        <LoginModal />
      </PartBoundary>
      <ToastHost
        label={texts.messages}
        closeLabel={texts.close}
        referenceTexts={useTexts(apiTexts)}
      />
    </>
  )
}
