import { useEffect } from 'react'
import { usePage } from '../../root/page.ts'
import { openLeavingQuestion, stay } from './leaving-store.ts'

/** The browser shows its own prompt when the whole page is closed or reloaded. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** While typed values are unsaved, leaving the page asks for confirmation (UIX-06). */
export function useUnsaved(isUnsaved: boolean): void {
  const page = usePage()
  useEffect(() => {
    if (!isUnsaved) return
    const release = page.routing.hold((proceed) => openLeavingQuestion(page, proceed))
    window.addEventListener('beforeunload', warn)
    return () => {
      release()
      stay(page)
      window.removeEventListener('beforeunload', warn)
    }
  }, [page, isUnsaved])
}
