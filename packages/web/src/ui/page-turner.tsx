import type { MouseEvent } from 'react'
import { Button } from './button.tsx'

interface PageTurnerProps {
  /** Null on the newest page. */
  readonly onNewer: (() => void) | null
  /** Null on the oldest page. */
  readonly onOlder: (() => void) | null
  readonly texts: { readonly pages: string; readonly newer: string; readonly older: string }
}

/** Pagination of a list by time, newest first; nothing when there is only one page. */
export function PageTurner({ onNewer, onOlder, texts }: PageTurnerProps) {
  if (onNewer === null && onOlder === null) return null
  const turn = (event: MouseEvent, onTurn: (() => void) | null) => {
    onTurn?.()
    startAtTop(event.currentTarget)
  }
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-2">
      <Button
        look="secondary"
        disabled={onNewer === null}
        onClick={(event) => turn(event, onNewer)}
      >
        {texts.newer}
      </Button>
      <Button
        look="secondary"
        disabled={onOlder === null}
        onClick={(event) => turn(event, onOlder)}
      >
        {texts.older}
      </Button>
    </nav>
  )
}

/** A page is read from its start; the focused button may be unmounted meanwhile. */
function startAtTop(button: Element): void {
  const main = button.closest('main')
  main?.focus({ preventScroll: true })
  if (main) window.scrollTo(0, 0)
}
