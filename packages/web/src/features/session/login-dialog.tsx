import { useTexts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { closeLogin } from './login-store.ts'
import { sessionTexts } from './session-texts.ts'

/** The modal itself, loaded when it is first opened. */
export function LoginDialog() {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog isOpen onClose={closeLogin} title={texts.title} closeLabel={texts.close}>
      <LoginForm />
    </Dialog>
  )
}
