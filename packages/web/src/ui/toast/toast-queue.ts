import { type Page, usePage } from '../../root/page.ts'
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
  /** Of an unexpected failure: the toast stays until it is closed. */
  readonly reference?: string | null
}

export interface Toast {
  readonly id: number
  /** Warn, info and custom look like errors (UIX-11). */
  readonly look: 'success' | 'error'
  readonly text: string
  readonly isReload: boolean
  readonly action: ToastAction | null
  readonly reference: string | null
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

interface Toasts {
  readonly store: Store<ToastState>
  lastId: number
  /** The events that have had their notice. */
  readonly announced: Set<string>
}

declare module '../../root/page.ts' {
  interface Page {
    readonly toasts: Toasts
  }
}

export const makeToasts = (): Toasts => ({
  store: new Store(NO_TOASTS),
  lastId: 0,
  announced: new Set(),
})

/** More events than happen while the report of one is under way. */
const EVENTS_MAX = 200

/** True the first time: an event has one notice, however long ago that was closed. */
function isFirst(page: Pick<Page, 'toasts'>, event: string): boolean {
  const events = page.toasts.announced
  if (events.has(event)) return false
  events.add(event)
  const [oldest] = events
  if (events.size > EVENTS_MAX && oldest !== undefined) events.delete(oldest)
  return true
}

function publish(page: Pick<Page, 'toasts'>, change: Partial<ToastState>): void {
  page.toasts.store.set({ ...readToastState(page), ...change })
}

function durationOf(
  page: Pick<Page, 'toasts'>,
  { action, isReload, isBrief, reference }: ToastOptions,
): number | null {
  if (action || reference) return null
  const { reload, display } = readToastState(page).durations
  if (isReload) return reload
  return isBrief ? display : TOAST_MS
}

/** Shows one short message top right; a repeated text and a repeated event are shown once. */
export function showToast(
  page: Pick<Page, 'toasts'>,
  type: ToastType,
  text: string,
  options: ToastOptions = {},
): void {
  if (options.event !== undefined && !isFirst(page, options.event)) return
  page.toasts.lastId += 1
  const { isReload = false, action = null, reference = null } = options
  const look = type === 'success' ? 'success' : 'error'
  const toast = {
    id: page.toasts.lastId,
    look,
    text,
    isReload,
    action,
    reference,
    durationMs: durationOf(page, options),
  } as const
  const others = readToasts(page).filter((shown) => shown.text !== text)
  publish(page, {
    toastOpen: true,
    toastLabel: text,
    toastType: type,
    isReload,
    toasts: [...others, toast].slice(-TOASTS_MAX),
  })
}

/** Removes a toast, by its button or when its time is over. */
export function dismissToast(page: Pick<Page, 'toasts'>, id: number): void {
  const toasts = readToasts(page).filter((toast) => toast.id !== id)
  publish(page, { toasts, toastOpen: toasts.length > 0 })
}

export function readToastState(page: Pick<Page, 'toasts'>): ToastState {
  return page.toasts.store.read()
}

export function readToasts(page: Pick<Page, 'toasts'>): readonly Toast[] {
  return readToastState(page).toasts
}

export function useToasts(): readonly Toast[] {
  const page = usePage()
  return useStorePart(page.toasts.store, ({ toasts }) => toasts)
}
