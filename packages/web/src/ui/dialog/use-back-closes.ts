import { useEffect, useEffectEvent } from 'react'
import { kept } from '../../root/root.ts'

/** Marks the history entry of an open layer; the router replaces it. */
interface LayerEntry {
  readonly isLayer: true
}

interface Leaving {
  timer: ReturnType<typeof setTimeout> | undefined
}

const leaving = kept((): Leaving => ({ timer: undefined }))

const isLayerEntry = () => (window.history.state as LayerEntry | null)?.isLayer === true

/** A layer that follows another takes over its entry. */
function enter(): void {
  clearTimeout(leaving().timer)
  if (!isLayerEntry()) window.history.pushState({ isLayer: true } satisfies LayerEntry, '')
}

/** Deferred: a link that closes the layer has not navigated yet, and takes over the entry. */
function leave(): void {
  leaving().timer = setTimeout(() => {
    if (isLayerEntry()) window.history.back()
  })
}

/** The browser's back button closes a layer over the page, as usual on a phone. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onPop = () => close()
    enter()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      leave()
    }
  }, [isOpen])
}
