import { useEffect, useEffectEvent } from 'react'
import { type Page, usePage } from '../../root/page.ts'

/** Marks the history entry of an open layer; the router replaces it. */
interface LayerEntry {
  readonly isLayer: true
}

declare module '../../root/page.ts' {
  interface Page {
    /** The layer that has just closed, until its entry is left. */
    readonly closedLayer: { timer: ReturnType<typeof setTimeout> | undefined }
  }
}

const isLayerEntry = () => (window.history.state as LayerEntry | null)?.isLayer === true

/** A layer that follows another takes over its entry. */
function enter(page: Pick<Page, 'closedLayer'>): void {
  clearTimeout(page.closedLayer.timer)
  if (!isLayerEntry()) window.history.pushState({ isLayer: true } satisfies LayerEntry, '')
}

/** Deferred: a link that closes the layer has not navigated yet, and takes over the entry. */
function leave(page: Pick<Page, 'closedLayer'>): void {
  page.closedLayer.timer = setTimeout(() => {
    if (isLayerEntry()) window.history.back()
  })
}

/** The browser's back button closes a layer over the page, as usual on a phone. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const page = usePage()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onPop = () => close()
    enter(page)
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      leave(page)
    }
  }, [page, isOpen])
}
