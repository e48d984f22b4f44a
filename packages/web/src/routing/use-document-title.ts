import { useEffect } from 'react'

const SITE = 'Caderneta'

/** Names the page in the tab, the history and to screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? SITE : `${title} · ${SITE}`
    return () => {
      document.title = SITE
    }
  }, [title])
}
