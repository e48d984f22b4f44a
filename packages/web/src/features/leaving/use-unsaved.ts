import { useEffect } from 'react'
import { holdPage } from '../../routing/location.ts'
import { openLeavingQuestion, stay } from './leaving-store.ts'

/** The browser shows its own prompt when the whole page is closed or reloaded. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** While typed values are unsaved, leaving the page asks for confirmation (UIX-06). */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const release = holdPage((proceed) => openLeavingQuestion(proceed))
    window.addEventListener('beforeunload', warn)
    return () => {
      release()
      stay()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}
