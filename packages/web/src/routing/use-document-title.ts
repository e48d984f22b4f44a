import { useEffect } from 'react'

const SITE = 'Caderneta'

/** Sets the title of the tab, which the history and screen readers use too. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title === '' ? SITE : `${title} · ${SITE}`
    return () => {
      document.title = before
    }
  }, [title])
}
