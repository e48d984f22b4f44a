import { useLayoutEffect, useState } from 'react'

/** The position of an element in the window, in pixels. */
export type Box = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>

const isInSight = (element: Element) => element.getClientRects().length > 0

function findTarget(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isInSight) ?? null
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}

/** The box of a step's target, updated as the page scrolls; null when it is not on the page. */
export function useTargetBox(selector: string): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const target = findTarget(selector)
      setBox(target && boxOf(target))
    }
    findTarget(selector)?.scrollIntoView({ block: 'nearest' })
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [selector])
  return box
}
