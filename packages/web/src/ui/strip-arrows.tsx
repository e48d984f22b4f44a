import { type RefObject, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

interface StripArrowsProps {
  /** The strip that scrolls; the arrows are over its ends. */
  readonly strip: RefObject<HTMLElement | null>
}

/** How much of what is in sight stays there after a step. */
const KEPT = 0.3

interface Beyond {
  readonly left: boolean
  readonly right: boolean
}

/** Positions of a zoomed page are fractions of a pixel. */
function beyondOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Beyond {
  return { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 }
}

/**
 * For a mouse, which cannot swipe: an arrow at each end that has more behind it. Keyboards reach
 * what the strip holds, and fingers move it.
 */
export function StripArrows({ strip }: StripArrowsProps) {
  const { left, right } = useBeyond(strip)
  const step = (sign: 1 | -1) => {
    const { current } = strip
    current?.scrollBy({ left: sign * current.clientWidth * (1 - KEPT) })
  }
  return (
    <>
      {left && <Arrow side="left" onPress={() => step(-1)} />}
      {right && <Arrow side="right" onPress={() => step(1)} />}
    </>
  )
}

function useBeyond(strip: RefObject<HTMLElement | null>): Beyond {
  const [beyond, setBeyond] = useState<Beyond>({ left: false, right: false })
  useEffect(() => {
    const { current } = strip
    if (current === null) return
    const measure = () => {
      const now = beyondOf(current)
      setBeyond((known) => (known.left === now.left && known.right === now.right ? known : now))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    for (const entry of current.children) sizes.observe(entry)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', measure)
    }
  })
  return beyond
}

interface ArrowProps {
  readonly side: 'left' | 'right'
  readonly onPress: () => void
}

function Arrow({ side, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      data-strip-arrow={side}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'absolute inset-y-0 grid w-8 place-items-center bg-paper text-muted hover:text-ink touch:hidden',
        side === 'left' ? 'left-0' : 'right-0',
      )}
    >
      <Icon name="chevron-right" size={18} className={side === 'left' ? 'rotate-180' : ''} />
    </button>
  )
}
