import { useLayoutEffect } from 'react'

/**
 * While it is mounted and `value` is given, the root has `data-{name}` for the styles of the page.
 * They could look for the element by `html:has()`, but then whatever appears anywhere, such as the
 * bar of the slip at the first price, restyles every element of the page.
 */
export function useRootMark(name: 'search' | 'slip', value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
