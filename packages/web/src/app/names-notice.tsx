import { useLateNames } from '../names/late-names.ts'
import { useRetryMarketNames } from '../names/load-market-names.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'

/** Explains why markets have no name, and loads the names again by a press. */
export function NamesNotice() {
  const texts = useTexts(shellTexts)
  const { hasFailed, isLoading } = useLateNames()
  const retry = useRetryMarketNames()
  if (!hasFailed) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-gold-soft px-4 py-1.5 text-sm font-semibold text-gold-ink">
      <p className="flex items-center gap-2">
        <Icon name="warning" size={16} />
        {texts.namesFailed}
      </p>
      <Button look="secondary" size="small" aria-disabled={isLoading} onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  )
}
