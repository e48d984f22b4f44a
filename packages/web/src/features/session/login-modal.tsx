import { lazy, Suspense } from 'react'
import { useIsLoginOpen } from './login-store.ts'

const LoginDialog = lazy(async () => ({
  default: (await import('./login-dialog.tsx')).LoginDialog,
}))

/** Mounted once by the app; nothing of the form is loaded before somebody wants to log in. */
export function LoginModal() {
  const isOpen = useIsLoginOpen()
  return isOpen ? (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  ) : null
}
