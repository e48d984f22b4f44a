import { useEffect } from 'react'
import { usePage } from '../root/page.ts'
import { refreshSite } from './refresh-site.ts'

const RENEWED_MS = 300_000

/**
 * Competitions begin and highlighted matches end while a page is open for hours: they are requested
 * again after a while, and each time the menu that lists them opens.
 */
export function useSiteRenewal(isMenuOpen: boolean): void {
  const page = usePage()
  useEffect(() => {
    const renew = () => void refreshSite(page)
    if (isMenuOpen) renew()
    const timer = setInterval(renew, RENEWED_MS)
    return () => clearInterval(timer)
  }, [page, isMenuOpen])
}
