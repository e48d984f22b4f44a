import { useTexts } from '../texts/texts.ts'
import { namesTexts } from './names-texts.ts'

/**
 * The name of a side in a list, in the language of the page. The word for a women's team is a mark,
 * '(F)', that a long name never cuts off; readers of screens and searches in the page get the word.
 */
export function SideName({ name }: { readonly name: string }) {
  const { women } = useTexts(namesTexts)
  if (!name.endsWith(women.word)) return <span className="truncate pr-px">{name}</span>
  return (
    <>
      <span className="truncate pr-px">
        {name.slice(0, -women.word.length)}
        <span className="sr-only">{women.word}</span>
      </span>
      <span
        aria-hidden="true"
        data-mark={women.mark}
        className="ml-1 shrink-0 text-[0.75em] font-medium text-muted before:content-[attr(data-mark)]"
      />
    </>
  )
}
