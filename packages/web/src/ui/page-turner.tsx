import type { MouseEvent } from 'react'
import { Button } from './button.tsx'

interface PageTurnerProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
  readonly texts: {
    readonly pages: string
    readonly before: string
    readonly after: string
    readonly page: (page: number, pages: number) => string
  }
}

/** The way from page to page of a long list; nothing where there is only one. */
export function PageTurner({ page, pages, onTurn, texts }: PageTurnerProps) {
  if (pages < 2) return null
  const turn = (event: MouseEvent, to: number) => {
    onTurn(to)
    startAtTop(event.currentTarget)
  }
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-2">
      <Button look="secondary" disabled={page <= 1} onClick={(event) => turn(event, page - 1)}>
        {texts.before}
      </Button>
      {/* Between the buttons there is no place for it on a phone. */}
      <span className="figures text-sm max-sm:order-first max-sm:basis-full max-sm:text-center">
        {texts.page(page, pages)}
      </span>
      <Button look="secondary" disabled={page >= pages} onClick={(event) => turn(event, page + 1)}>
        {texts.after}
      </Button>
    </nav>
  )
}

/** A page is read from its beginning; the button that had the focus may be gone meanwhile. */
function startAtTop(button: Element): void {
  const main = button.closest('main')
  main?.focus({ preventScroll: true })
  if (main) window.scrollTo(0, 0)
}
