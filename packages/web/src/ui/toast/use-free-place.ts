import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Place = 'top' | 'bottom'

/** The last place of a mouse or a finger. */
interface Point {
  readonly x: number
  readonly y: number
  readonly target: EventTarget | null
}

const isInside = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** True when a control with the focus or under the pointer lies below the element. */
function coversControl(element: HTMLElement, point: Point | null): boolean {
  const box = element.getBoundingClientRect()
  const focused = document.activeElement
  const isOther = (target: EventTarget | null): target is Element =>
    target instanceof Element && target !== document.body && !element.contains(target)
  const isUnderPointer = point !== null && isOther(point.target) && isInside(box, point)
  if (isUnderPointer) return true
  const isControl = isOther(focused) && focused.matches('a, button, input, select, textarea')
  return isControl && meet(box, focused.getBoundingClientRect())
}

function usePoint(): RefObject<Point | null> {
  const point = useRef<Point | null>(null)
  useEffect(() => {
    const onPointer = ({ clientX, clientY, target }: PointerEvent) => {
      point.current = { x: clientX, y: clientY, target }
    }
    document.addEventListener('pointermove', onPointer, { passive: true })
    document.addEventListener('pointerdown', onPointer, { passive: true })
    return () => {
      document.removeEventListener('pointermove', onPointer)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return point
}

/** Notices that would cover a control in use stand at the bottom, until the last one has gone. */
export function useFreePlace(element: RefObject<HTMLElement | null>, newest: number | null): Place {
  const point = usePoint()
  const [place, setPlace] = useState<Place>('top')
  useLayoutEffect(() => {
    if (newest === null) setPlace('top')
    else if (element.current && coversControl(element.current, point.current)) setPlace('bottom')
  }, [newest, element, point])
  return place
}
