import { useMarketNamer } from '../../../names/names.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import type { ColumnHeads as Heads, RowColumn } from './row-columns.ts'

/**
 * The markets over their columns and the results over their prices. Not read out: the name of every
 * price says both.
 */
export function ColumnHeads({ columns }: { readonly columns: readonly RowColumn[] }) {
  const nameOf = useMarketNamer()
  const wordsOf = useHeadWords()
  return (
    <div aria-hidden="true" className="flex gap-2 text-center text-[0.6875rem] leading-tight">
      {columns.map(({ marketId, heads, width }) => (
        <div key={marketId} style={{ width }}>
          <p className="hidden truncate font-semibold text-muted md:block" title={nameOf(marketId)}>
            {nameOf(marketId)}
          </p>
          <p className="grid auto-cols-fr grid-flow-col gap-1 font-semibold">
            {wordsOf[heads].map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}

function useHeadWords(): Readonly<Record<Heads, readonly string[]>> {
  const texts = useTexts(catalogueTexts)
  const draw = texts.drawLetter
  return {
    result: ['1', draw, '2'],
    double: [`1${draw}`, '12', `${draw}2`],
    sides: ['1', '2'],
    total: [texts.overHead, texts.underHead],
    yes: [texts.yesHead, texts.noHead],
  }
}
