import { useTexts } from '../texts/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { namesTexts } from './names-texts.ts'
import { shortOfRow, withoutMark } from './short-side.ts'

interface SideNameProps {
  readonly name: string
  /** In a row of a list: on a phone and between two panes it shows the short name, if any. */
  readonly rowOfSport?: number
  /** In a list of results: on a phone it shows the short name of the side, if it has one. */
  readonly resultOfSport?: number
}

/** Where the short name is shown in place of the whole one. */
const ROW = {
  whole: 'max-[30rem]:sr-only tree:max-2xl:sr-only',
  short: 'max-[30rem]:block tree:max-2xl:block',
} as const
const RESULT = { whole: 'max-sm:sr-only', short: 'max-sm:block' } as const

/**
 * The name of a side in a list, in the language of the page. The word for a women's team is a mark,
 * '(F)', that a long name never cuts off; readers of screens and searches in the page get the word.
 */
export function SideName({ name, rowOfSport, resultOfSport }: SideNameProps) {
  const { women } = useTexts(namesTexts)
  const { own, isWomen } = withoutMark(name, women.word)
  const sportId = rowOfSport ?? resultOfSport
  const short = sportId === undefined ? null : shortOfRow(name, sportId, women.word)
  const narrow = rowOfSport === undefined ? RESULT : ROW
  return (
    <>
      <span className={classNames('truncate pr-px', short !== null && narrow.whole)}>
        {own}
        {isWomen && <span className="sr-only">{women.word}</span>}
      </span>
      {short !== null && (
        <span
          aria-hidden="true"
          data-short={short}
          className={classNames(
            'hidden truncate pr-px before:content-[attr(data-short)]',
            narrow.short,
          )}
        />
      )}
      {isWomen && (
        <span
          aria-hidden="true"
          data-mark={women.mark}
          className="ml-1 shrink-0 text-[0.75em] font-medium text-muted before:content-[attr(data-mark)]"
        />
      )}
    </>
  )
}
