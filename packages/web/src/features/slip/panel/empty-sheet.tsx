import type { ReactNode } from 'react'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { slipTexts } from '../slip-texts.ts'
import { closeSlipSheet } from './sheet-store.ts'

/** The sheet of a slip without selections, opened by the bottom bar. */
export function EmptySheet({ children }: { readonly children: ReactNode }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  return (
    <Dialog
      isOpen
      onClose={() => closeSlipSheet(page)}
      title={texts.title}
      closeLabel={texts.close}
      position="bottom"
    >
      {children}
    </Dialog>
  )
}
