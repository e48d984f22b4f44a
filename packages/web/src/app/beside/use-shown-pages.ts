import { pickRoute } from '@caderneta/contract/pages/match-path'
import { useMemo } from 'react'
import { catalogueRoutes } from '../../features/catalogue/catalogue.ts'
import type { PageLocation } from '../../routing/location.ts'
import { useLocation } from '../../routing/router.tsx'
import { useMedia } from '../../ui/use-media.ts'

/** From this width on a match opens beside the list in which it was pressed. */
export const ROOM_FOR_BOTH = '(min-width: 1600px)'

const MATCH = '/games/sport/:sportRoute/:championshipId/:gameId'

const pathOf = (pathname: string) => pickRoute(catalogueRoutes, pathname)?.route.path

/** Of the page of one match. */
export const isMatch = (pathname: string) => pathOf(pathname) === MATCH

interface ShownPages {
  /** The page: that of the address, or the list beside which its match was opened. */
  readonly page: PageLocation
  /** Path of the match that is open beside the page. */
  readonly matchPath: string | null
  /** Address of the page if its matches open beside it. */
  readonly opensBeside: string | null
}

/** What the address shows: one page, or a match beside the list in which it was pressed. */
export function useShownPages(): ShownPages {
  const here = useLocation()
  const hasRoom = useMedia(ROOM_FOR_BOTH)
  return useMemo(() => {
    const list = hasRoom && isMatch(here.pathname) ? listOf(here) : null
    const page = list ?? here
    return {
      page,
      matchPath: list && here.pathname,
      opensBeside: hasRoom && isList(page.pathname) ? `${page.pathname}${page.search}` : null,
    }
  }, [here, hasRoom])
}

function isList(pathname: string): boolean {
  const path = pathOf(pathname)
  return path !== undefined && path !== MATCH
}

function listOf({ beside, isReturn }: PageLocation): PageLocation | null {
  if (beside === null) return null
  const { pathname, search } = new URL(beside, window.location.origin)
  return isList(pathname) ? { pathname, search, isReturn, beside: null } : null
}
