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
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-between gap-2">
      <Button look="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {texts.before}
      </Button>
      <span className="figures text-sm">{texts.page(page, pages)}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {texts.after}
      </Button>
    </nav>
  )
}
