import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../root/page.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { ReferenceLine, type ReferenceTexts } from '../reference-line.tsx'
import { dismissToast, type Toast, type ToastAction, useToasts } from './toast-queue.ts'
import { useFreePlace } from './use-free-place.ts'

interface ToastHostProps {
  readonly label: string
  readonly closeLabel: string
  readonly referenceTexts: ReferenceTexts
}

/**
 * Renders toasts: top right where no control in use is below, announced to screen readers. Our own,
 * because the libraries write style elements, which the site's policy refuses.
 */
export function ToastHost({ label, ...card }: ToastHostProps) {
  const toasts = useToasts()
  const host = useRef<HTMLElement>(null)
  const place = useFreePlace(host, toasts.at(-1)?.id ?? null)
  return (
    <section
      ref={host}
      data-place={place}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="notices pointer-events-none z-[60] flex flex-col gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} {...card} />
      ))}
    </section>
  )
}

function useTimeOut({ id, durationMs, isReload }: Toast, isHeld: boolean): void {
  const page = usePage()
  useEffect(() => {
    if (isHeld || durationMs === null) return
    const end = () => (isReload ? window.location.reload() : dismissToast(page, id))
    const timer = setTimeout(end, durationMs)
    return () => clearTimeout(timer)
  }, [page, id, durationMs, isReload, isHeld])
}

interface ToastCardProps extends Omit<ToastHostProps, 'label'> {
  readonly toast: Toast
}

function ToastCard({ toast, closeLabel, referenceTexts }: ToastCardProps) {
  const page = usePage()
  const [isHeld, setIsHeld] = useState(false)
  useTimeOut(toast, isHeld)
  const isSuccess = toast.look === 'success'
  return (
    <div
      role="group"
      data-toast={toast.look}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={classNames(
        'appear-from-right pointer-events-auto flex items-start gap-2 rounded-card border-l-4 bg-surface py-2 pr-1 pl-3 text-ink shadow-high',
        isSuccess ? 'border-brand' : 'border-danger',
      )}
    >
      <Icon
        name={isSuccess ? 'check' : 'warning'}
        className={classNames('mt-2', isSuccess ? 'text-brand' : 'text-danger')}
      />
      <div className="grow py-2">
        <p className="font-medium">{toast.text}</p>
        <ReferenceLine reference={toast.reference} texts={referenceTexts} />
        {toast.action && <ActionButton toast={toast} action={toast.action} />}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(page, toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken md:size-9"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

interface ActionButtonProps {
  readonly toast: Toast
  readonly action: ToastAction
}

function ActionButton({ toast, action }: ActionButtonProps) {
  const page = usePage()
  const press = () => {
    dismissToast(page, toast.id)
    action.onPress()
  }
  return (
    <Button size="small" className="mt-2" onClick={press}>
      {action.label}
    </Button>
  )
}
