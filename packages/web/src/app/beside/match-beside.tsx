import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { matchTexts } from '../../features/catalogue/catalogue.ts'
import { BesideListContext } from '../../routing/beside.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusContent, isFocusLost } from '../../ui/dialog/lost-focus.ts'
import { Icon } from '../../ui/icon/icon.tsx'

interface MatchBesideProps {
  /** Address of the match. */
  readonly path: string
  readonly children: ReactNode
}

/** The list is the entry before in the history, however many matches were opened after it. */
const close = () => window.history.back()

function onKeyDown(event: KeyboardEvent): void {
  // In a field Escape empties it first.
  const isTyping = event.target instanceof HTMLInputElement && event.target.value !== ''
  if (event.key === 'Escape' && !event.defaultPrevented && !isTyping) close()
}

/** A match beside its list, which keeps its place; closed, it gives the focus back to its row. */
export function MatchBeside({ path, children }: MatchBesideProps) {
  const texts = useTexts(matchTexts)
  useRowAfterwards(path)
  return (
    <section aria-label={texts.matchBeside} data-beside="" onKeyDown={onKeyDown}>
      <div
        key={path}
        className="sticky top-20 -mx-1 beside-page overflow-y-auto overscroll-contain px-1 pb-4"
      >
        <button
          type="button"
          aria-label={texts.closeMatch}
          onClick={close}
          className={classNames(
            buttonClass({ look: 'quiet', size: 'icon' }),
            'absolute top-0 right-0',
          )}
        >
          <Icon name="close" />
        </button>
        <BesideListContext value={true}>{children}</BesideListContext>
      </div>
    </section>
  )
}

function useRowAfterwards(path: string): void {
  const last = useRef(path)
  useEffect(() => {
    last.current = path
  }, [path])
  useEffect(
    () => () => {
      if (!isFocusLost()) return
      const row = document.querySelector<HTMLElement>(`[data-game] a[href="${last.current}"]`)
      if (row) row.focus({ preventScroll: true })
      else focusContent()
    },
    [],
  )
}
