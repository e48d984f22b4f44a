import { useEffect } from 'react'
import { holdPage } from '../../routing/location.ts'
import { openLeavingQuestion, stay } from './leaving-store.ts'

/** The browser asks in its own words when the whole page is closed or loaded anew. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** While something typed is not saved, leaving the page asks first (UIX-06). */
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
