import { Listeners } from '../root/listeners.ts'
import { kept } from '../root/root.ts'

/** The session's token, held by the session feature and sent with every call. */
interface Bearer {
  token: string | null
  readonly disconnects: Listeners
  /** The one listener that counts the session's use; the last one set wins. */
  noteUse: (sentAt: number) => void
}

const bearer = kept(
  (): Bearer => ({ token: null, disconnects: new Listeners(), noteUse: () => {} }),
)

export function setBearer(token: string | null): void {
  bearer().token = token
}

export function readBearer(): string | null {
  return bearer().token
}

/** Called when the server reports that the session is over (401 with `disconnect`). */
export function onDisconnect(listener: () => void): () => void {
  return bearer().disconnects.add(listener)
}

export function notifyDisconnect(): void {
  bearer().disconnects.notify()
}

/** When a call with the token last succeeded; the server counts inactivity from its own clock. */
export function onBearerUse(listener: (sentAt: number) => void): void {
  bearer().noteUse = listener
}

export function notifyBearerUse(sentAt: number): void {
  bearer().noteUse(sentAt)
}
