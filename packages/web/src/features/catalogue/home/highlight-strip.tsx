import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useRef } from 'react'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HighlightCard } from './highlight-card.tsx'

interface HighlightStripProps {
  readonly games: readonly GameWire[]
}

/** Share of the visible width that an arrow scrolls, so that a cut card stays in view. */
const SCROLL_SHARE = 0.8

/** The matches of the dashboard side by side, with arrows (HOM-05, HOM-06). */
export function HighlightStrip({ games }: HighlightStripProps) {
  const texts = useTexts(catalogueTexts)
  const list = useRef<HTMLUListElement>(null)
  const scroll = (by: 1 | -1) => {
    const width = list.current?.clientWidth ?? 0
    list.current?.scrollBy({ left: by * width * SCROLL_SHARE, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby="highlights" className="flex flex-col gap-1">
      <div className="-my-2 flex items-center md:-my-1 justify-between">
        <h2 id="highlights" className="font-bold">
          {texts.highlights}
        </h2>
        <div className="flex">
          <Arrow icon="chevron-left" label={texts.scrollLeft} onPress={() => scroll(-1)} />
          <Arrow icon="chevron-right" label={texts.scrollRight} onPress={() => scroll(1)} />
        </div>
      </div>
      <ul
        ref={list}
        className="no-scrollbar -mx-3 flex snap-x gap-3 overflow-x-auto scroll-smooth px-3 pb-1 md:mx-0 md:px-0"
      >
        {games.map((game) => (
          <li key={game.info.betGameId} className="w-[15.5rem] shrink-0 snap-start scroll-ml-3">
            <HighlightCard gameId={game.info.betGameId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ArrowProps {
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly label: string
  readonly onPress: () => void
}

function Arrow({ icon, label, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={buttonClass({ look: 'quiet', size: 'icon' })}
    >
      <Icon name={icon} />
    </button>
  )
}

/** As high as the strip, so that the list below does not jump when it loads. */
export function HighlightSkeleton() {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex h-8 items-center md:h-9">
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="flex gap-3 overflow-clip pb-1">
        <Skeleton className="h-[8.375rem] w-[15.5rem] shrink-0" />
        <Skeleton className="h-[8.375rem] w-[15.5rem] shrink-0" />
        <Skeleton className="h-[8.375rem] w-[15.5rem] shrink-0" />
      </div>
    </div>
  )
}
