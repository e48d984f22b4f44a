import { letterName } from '@caderneta/contract/catalogue/selection-name'
import { useFormats } from '../../../formats/formats.ts'
import { type OddFact, useGame, useOdd } from '../../../live/live.ts'
import { useLineName, useMarketNamer, useSelectionNamer } from '../../../names/names.ts'
import { namesTexts } from '../../../names/names-texts.ts'
import { usePage } from '../../../root/page.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { OddsButton } from '../../../ui/odds-button.tsx'
import { asPlayer } from '../../session/session.ts'
import { pressOdd, useIsSelected } from '../../slip/slip.ts'
import { isLadder, lineText } from '../match/market-selections.ts'

interface OddCellProps {
  readonly selection: Pick<OddFact, 'selectionId' | 'gameId' | 'marketId' | 'name' | 'handicap'>
  /** `cell`: under a head that names it, with its line and price; `named`: with its name over it. */
  readonly shape?: 'stacked' | 'row' | 'third' | 'cell' | 'named'
  /** In narrow rows the draw is an X, a double chance '1X'; else written out (I18-07). */
  readonly isDrawLetter?: boolean
  /** Shown instead of the selection's name where a column header already contains it. */
  readonly label?: string
}

const NO_TEAMS = ['1', '2'] as const

/** One live price of one selection, with its own subscription and its own slip state. */
export function OddCell({ selection, shape = 'stacked', isDrawLetter, label }: OddCellProps) {
  const page = usePage()
  const { selectionId, gameId, marketId } = selection
  const texts = useTexts(catalogueTexts)
  const { odds } = useFormats()
  const odd = useOdd(selectionId)
  const game = useGame(gameId)
  const isSelected = useIsSelected(selectionId)
  const nameOf = useSelectionNamer()
  const lineName = useLineName()
  const { unknownMarket } = useTexts(namesTexts)
  const teams = game?.teams ?? NO_TEAMS
  const marketName = useMarketNamer()(marketId, selection.handicap, teams)
  const name = nameOf(selection, teams)
  const hasHandicap = (shape === 'row' || shape === 'cell') && isLadder([selection])
  const shownName = hasHandicap ? nameOf({ ...selection, handicap: '' }, teams) : name
  const letters = isDrawLetter ? letterName(selection.name, texts.drawLetter) : null
  const isLocked = odd?.status !== 'open' || marketName === unknownMarket
  const price = odds(odd?.rate ?? 0)
  return (
    <OddsButton
      label={shape === 'cell' ? '' : (label ?? letters ?? shownName)}
      handicap={hasHandicap ? lineName(lineText(selection.handicap)) : undefined}
      description={
        isLocked ? texts.lockedOdds(name, marketName) : texts.oddsOf(name, marketName, price)
      }
      price={price}
      direction={odd?.direction ?? null}
      move={odd?.moves ?? 0}
      isLocked={isLocked}
      isSelected={isSelected}
      shape={shape}
      // Nothing is selected for a visitor (ODD-01).
      onPress={() => odd && asPlayer(page, () => void pressOdd(page, odd))}
    />
  )
}
