import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { leave, stay } from './leaving-store.ts'
import { leaving as en } from './texts/en.ts'
import { leaving as ptBR } from './texts/ptBR.ts'

const leavingTexts = { ptBR, en }

/** The exit confirmation: closing it in any way stays, because staying loses nothing. */
export function LeavingDialog() {
  const page = usePage()
  const texts = useTexts(leavingTexts)
  return (
    <Dialog isOpen onClose={() => stay(page)} title={texts.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p>{texts.text}</p>
        <div className="flex flex-col gap-2">
          <Button data-autofocus isWide onClick={() => stay(page)}>
            {texts.stay}
          </Button>
          <Button look="danger" isWide onClick={() => leave(page)}>
            {texts.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
