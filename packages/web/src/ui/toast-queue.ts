/** The five types of the specification, section 8. */
export const TOAST_TYPES = ['success', 'error', 'warn', 'info', 'custom'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

export interface Toast {
  readonly id: number
  /** Warn, info and custom look as errors (UIX-11). */
  readonly look: 'success' | 'error'
  readonly text: string
}

/** Time on screen; it stands still under the pointer and with the focus inside. */
export const TOAST_MS = 5000

const TOASTS_MAX = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows one short message top right; the same text twice is shown once. */
export function showToast(type: ToastType, text: string): void {
  lastId += 1
  const toast: Toast = { id: lastId, look: type === 'success' ? 'success' : 'error', text }
  const others = toasts.filter((shown) => shown.text !== text)
  publish([...others, toast].slice(-TOASTS_MAX))
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
