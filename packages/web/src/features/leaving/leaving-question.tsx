import { lazy, Suspense } from 'react'
import { useIsQuestionOpen } from './leaving-store.ts'

const LeavingDialog = lazy(async () => ({
  default: (await import('./leaving-dialog.tsx')).LeavingDialog,
}))

/** Mounted once by the app; its code is not loaded before a half-filled form is left. */
export function LeavingQuestion() {
  return useIsQuestionOpen() ? (
    <Suspense fallback={null}>
      <LeavingDialog />
    </Suspense>
  ) : null
}
