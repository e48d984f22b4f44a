import { kept } from '../../root/root.ts'
import { Store, useStorePart } from '../../root/store.ts'

/** The five types of the specification, section 8. */
export const TOAST_TYPES = ['success', 'error', 'warn', 'info', 'custom'] as const
type ToastType = (typeof TOAST_TYPES)[number]

/** An action offered by a toast. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

interface ToastOptions {
  /** With an action the toast stays until it is used or closed. */
  readonly action?: ToastAction
  /** The page is reloaded when the toast closes. */
  readonly isReload?: boolean
  /** Only confirms what the bettor has just done and sees anyway. */
  readonly isBrief?: boolean
  /** What happened, when the server reports it too: the first report is shown alone. */
  readonly event?: string
}

export interface Toast {
  readonly id: number
  /** Warn, info and custom look like errors (UIX-11). */
  readonly look: 'success' | 'error'
  readonly text: string
  readonly isReload: boolean
  readonly action: ToastAction | null
  /** Time on screen; null: until it is closed. */
  readonly durationMs: number | null
}

/** Time on screen; it pauses under the pointer and with the focus inside. */
const TOAST_MS = 5000

const TOASTS_MAX = 4

/** The newest toast under the names of the specification, section 3, and all that are shown. */
interface ToastState {
  readonly toastOpen: boolean
  readonly toastLabel: string
  readonly toastType: ToastType
  readonly isReload: boolean
  /** Milliseconds of brief toasts, and until the page is reloaded (CST-05). */
  readonly durations: { readonly display: number; readonly reload: number }
  readonly toasts: readonly Toast[]
}

const NO_TOASTS: ToastState = {
  toastOpen: false,
  toastLabel: '',
  toastType: 'info',
  isReload: false,
  durations: { display: 2500, reload: 1800 },
  toasts: [],
}
const toastStore = kept(() => new Store(NO_TOASTS))
const ids = kept(() => ({ last: 0 }))
/** More events than happen while the report of one is under way. */
const EVENTS_MAX = 200
const announced = kept(() => new Set<string>())

/** True the first time: an event has one notice, however long ago that was closed. */
function isFirst(event: string): boolean {
  const events = announced()
  if (events.has(event)) return false
  events.add(event)
  const [oldest] = events
  if (events.size > EVENTS_MAX && oldest !== undefined) events.delete(oldest)
  return true
}

function publish(change: Partial<ToastState>): void {
  toastStore().set({ ...readToastState(), ...change })
}

function durationOf({ action, isReload, isBrief }: ToastOptions): number | null {
  if (action) return null
  const { reload, display } = readToastState().durations
  if (isReload) return reload
  return isBrief ? display : TOAST_MS
}

/** Shows one short message top right; a repeated text and a repeated event are shown once. */
export function showToast(type: ToastType, text: string, options: ToastOptions = {}): void {
  if (options.event !== undefined && !isFirst(options.event)) return
  ids().last += 1
  const { isReload = false, action = null } = options
  const look = type === 'success' ? 'success' : 'error'
  const toast = {
    id: ids().last,
    look,
    text,
    isReload,
    action,
    durationMs: durationOf(options),
  } as const
  const others = readToasts().filter((shown) => shown.text !== text)
  publish({
    toastOpen: true,
    toastLabel: text,
    toastType: type,
    isReload,
    toasts: [...others, toast].slice(-TOASTS_MAX),
  })
}

/** Removes a toast, by its button or when its time is over. */
export function dismissToast(id: number): void {
  const toasts = readToasts().filter((toast) => toast.id !== id)
  publish({ toasts, toastOpen: toasts.length > 0 })
}

export function readToastState(): ToastState {
  return toastStore().read()
}

export function readToasts(): readonly Toast[] {
  return readToastState().toasts
}

export function useToasts(): readonly Toast[] {
  return useStorePart(toastStore(), ({ toasts }) => toasts)
}
