import { readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { mayPromoteAt, readSession } from '../session/session.ts'

/** How long the popup stays away once it was shown (CST-06). */
export const POPUP_EVERY_MS = 12 * 60 * 60 * 1000

/** The session storage entry: when it was last shown, in milliseconds (UIX-05). */
export const POPUP_KEY = 'caderneta.popup'

export type PopupState = Pick<Page, 'prefs' | 'session'>

function readShownAt(): number | null {
  try {
    return Number(sessionStorage.getItem(POPUP_KEY) ?? Number.NEGATIVE_INFINITY)
  } catch {
    return null
  }
}

/** A browser without storage would show it on every page: it shows none. */
function isLongAgo(): boolean {
  const shownAt = readShownAt()
  return shownAt !== null && Date.now() - shownAt >= POPUP_EVERY_MS
}

/** At most once in 12 hours of a browser session; it carries offers, so both switches apply. */
export function isPopupDue(page: PopupState, pathname: string): boolean {
  const { onlinePopUps, sendPromotions } = readPrefs(page)
  const mayPromote = mayPromoteAt(readSession(page), pathname)
  return mayPromote && onlinePopUps && sendPromotions && isLongAgo()
}

/** Another dialog is open, or the user is typing. */
export function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false
  return isTyping || document.querySelector('[role="dialog"], dialog') !== null
}

export function notePopupShown(): void {
  try {
    sessionStorage.setItem(POPUP_KEY, String(Date.now()))
  } catch {
    // Without storage it is not shown at all.
  }
}
