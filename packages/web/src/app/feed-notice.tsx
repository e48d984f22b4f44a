import { useFeedFresh } from '../live/live.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon/icon.tsx'

/** Explains why every price is locked while the feed cannot be trusted. */
export function FeedNotice() {
  const texts = useTexts(shellTexts)
  const isFresh = useFeedFresh()
  if (isFresh) return null
  return (
    <p className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-sm font-semibold text-gold-ink">
      <Icon name="lock" size={16} />
      {texts.feedOld}
    </p>
  )
}
