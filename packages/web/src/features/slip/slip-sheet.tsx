import { formatReais } from '@caderneta/domain/format'
import { useTexts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWallet } from '../wallet/wallet.ts'
import { SlipContent } from './slip-content.tsx'
import { slipTexts } from './slip-texts.ts'

/** The slip as a sheet from below, with its own keypad. */
export function SlipSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(slipTexts)
  const { total } = useWallet()
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close} place="bottom">
      <p className="figures flex justify-between border-b border-line px-3 pb-2 text-sm">
        <span className="text-muted">{texts.balance}</span>
        <span className="font-semibold">{formatReais(total)}</span>
      </p>
      <SlipContent isShort={false} hasKeypad onLeave={onClose} />
    </Dialog>
  )
}
