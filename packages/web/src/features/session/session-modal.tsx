import { lazy, Suspense } from 'react'
import { useSessionDialog } from './session-dialog-store.ts'

const SessionDialog = lazy(async () => ({
  default: (await import('./session-dialog.tsx')).SessionDialog,
}))

/** Mounted once by the app; none of its forms is loaded before it is needed. */
export function LoginModal() {
  const { step } = useSessionDialog()
  return step === null ? null : (
    <Suspense fallback={null}>
      <SessionDialog step={step} />
    </Suspense>
  )
}
