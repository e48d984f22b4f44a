import { formatReais } from '@caderneta/domain/person/format'
import { useTexts } from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { SlipContent } from './slip-content.tsx'
import { SlipCount } from './slip-count.tsx'

/** The slip as a bottom sheet, with its own keypad. */
export function SlipSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(slipTexts)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      position="bottom"
      aside={<CountAndBalance />}
    >
      <SlipContent isShort={false} hasKeypad onLeave={onClose} />
    </Dialog>
  )
}

function CountAndBalance() {
  const texts = useTexts(slipTexts)
  const { total } = useWallet()
  return (
    <>
      <SlipCount />
      <span className="figures ml-auto text-sm font-semibold">
        <span className="sr-only">{texts.balance} </span>
        {formatReais(total)}
      </span>
    </>
  )
}
