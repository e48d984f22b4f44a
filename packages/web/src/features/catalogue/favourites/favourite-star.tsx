import { usePage } from '../../../root/page.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { changeFavourites } from './change-favourites.ts'
import { useIsFavourite } from './favourites-store.ts'

/** A small sign in a row; the finger's area reaches beyond it. */
const SMALL = 'relative size-6 before:absolute before:-inset-2 touch:before:-inset-2.5'
const LOOK = {
  row: SMALL,
  head: 'w-10 self-stretch -outline-offset-2',
  chip: 'min-h-11 gap-1.5 rounded-full border border-line bg-surface px-3 text-sm md:min-h-8',
} as const

interface FavouriteStarProps {
  /** Of `favourite()`. */
  readonly one: string
  /** What is followed. */
  readonly name: string
  readonly look: keyof typeof LOOK
  /** Of a chip, when it is not the name. */
  readonly label?: string
}

/** Follows a team, a competition or a match, or ends it. */
export function FavouriteStar({ one, name, look, label = name }: FavouriteStarProps) {
  const page = usePage()
  const texts = useTexts(catalogueTexts)
  const isOn = useIsFavourite(one)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={texts.follow(name)}
      onClick={() => (isOn ? changeFavourites(page, [], [one]) : changeFavourites(page, [one], []))}
      className={classNames(
        LOOK[look],
        'inline-flex shrink-0 items-center justify-center rounded-control font-semibold',
        isOn ? 'text-gold-ink [&_path]:fill-gold' : 'text-muted hover:text-ink',
      )}
    >
      <Icon name="star" size={look === 'row' ? 15 : 17} />
      {look === 'chip' && <span className="truncate">{label}</span>}
    </button>
  )
}
