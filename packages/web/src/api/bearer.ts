import { Listeners } from '../root/listeners.ts'
import type { Page } from '../root/page.ts'

/** The session's token, held by the session feature and sent with every call. */
interface Bearer {
  token: string | null
  readonly disconnects: Listeners
  /** The one listener that counts the session's use; the last one set wins. */
  noteUse: (sentAt: number) => void
}

declare module '../root/page.ts' {
  interface Page {
    readonly bearer: Bearer
  }
}

export const makeBearer = (): Bearer => ({
  token: null,
  disconnects: new Listeners(),
  noteUse: () => {},
})

export function setBearer(page: Pick<Page, 'bearer'>, token: string | null): void {
  page.bearer.token = token
}

export function readBearer(page: Pick<Page, 'bearer'>): string | null {
  return page.bearer.token
}

/** Called when the server reports that the session is over (401 with `disconnect`). */
export function onDisconnect(page: Pick<Page, 'bearer'>, listener: () => void): () => void {
  return page.bearer.disconnects.add(listener)
}

export function notifyDisconnect(page: Pick<Page, 'bearer'>): void {
  page.bearer.disconnects.notify()
}

/** When a call with the token last succeeded; the server counts inactivity from its own clock. */
export function onBearerUse(page: Pick<Page, 'bearer'>, listener: (sentAt: number) => void): void {
  page.bearer.noteUse = listener
}

export function notifyBearerUse(page: Pick<Page, 'bearer'>, sentAt: number): void {
  page.bearer.noteUse(sentAt)
}
