import { useTexts } from '../texts/texts.ts'
import { namesTexts } from './names-texts.ts'
import { shortOfRow, withoutMark } from './short-side.ts'

interface SideNameProps {
  readonly name: string
  /** In a row of a list: between two panes it shows the short name of the side, if it has one. */
  readonly rowOfSport?: number
}

/**
 * The name of a side in a list, in the language of the page. The word for a women's team is a mark,
 * '(F)', that a long name never cuts off; readers of screens and searches in the page get the word.
 */
export function SideName({ name, rowOfSport }: SideNameProps) {
  const { women } = useTexts(namesTexts)
  const { own, isWomen } = withoutMark(name, women.word)
  const short = rowOfSport === undefined ? null : shortOfRow(name, rowOfSport, women.word)
  return (
    <>
      <span className={short === null ? 'truncate pr-px' : 'truncate pr-px tree:max-2xl:sr-only'}>
        {own}
        {isWomen && <span className="sr-only">{women.word}</span>}
      </span>
      {short !== null && (
        <span
          aria-hidden="true"
          data-short={short}
          className="hidden truncate pr-px before:content-[attr(data-short)] tree:max-2xl:block"
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
