import type { SportWire } from '@caderneta/contract/catalogue/catalogue'
import { useSite } from '../../../site/site-store.ts'

/** The sport of an address: null when there is none of that name, undefined while loading. */
export function useSport(route: string): SportWire | null | undefined {
  const site = useSite()
  if (!site) return undefined
  return site.menu.find((sport) => sport.route === route) ?? null
}
