import { usePage } from '../../../root/page.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import { showShortOfCash } from '../state/slip-changes.ts'

/** The notice of insufficient cash; the slip stays as it is (checklist NEC). */
export function ShortOfCash({ onLeave }: { readonly onLeave: () => void }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const close = () => showShortOfCash(page, false)
  return (
    <div role="alert" className="relative rounded-card border border-gold bg-gold-soft p-3 pr-11">
      <p className="font-semibold">{texts.shortTitle}</p>
      <p className="text-sm">{texts.shortHint}</p>
      <button
        type="button"
        aria-label={texts.closeNotice}
        onClick={close}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-control"
      >
        <Icon name="close" size={18} />
      </button>
      {/* Side by side at equal width, or stacked in the narrow slip of a desktop. */}
      <div className="mt-3 -mr-8 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        <Link
          to="/bank/funds"
          className={buttonClass({ size: 'small', isWide: true })}
          onClick={() => {
            close()
            onLeave()
          }}
        >
          {texts.depositNow}
        </Link>
        <Button isWide look="secondary" size="small" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
