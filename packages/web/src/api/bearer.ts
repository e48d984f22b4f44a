/** The session's token, held by the session feature and sent with every call. */
let bearer: string | null = null
const listeners = new Set<() => void>()

export function setBearer(token: string | null): void {
  bearer = token
}

export function readBearer(): string | null {
  return bearer
}

/** Called when the server reports that the session is over (401 with `disconnect`). */
export function onDisconnect(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyDisconnect(): void {
  for (const listener of listeners) listener()
}

/** When a call with the token last succeeded; the server counts inactivity from its own clock. */
let bearerUseListener: (sentAt: number) => void = () => {}

/** The one listener that counts the session's use; the last one set wins. */
export function onBearerUse(listener: (sentAt: number) => void): void {
  bearerUseListener = listener
}

export function notifyBearerUse(sentAt: number): void {
  bearerUseListener(sentAt)
}
