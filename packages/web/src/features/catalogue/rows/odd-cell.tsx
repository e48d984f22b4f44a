import { letterName } from '@caderneta/contract/catalogue/selection-name'
import { useFormats } from '../../../formats/formats.ts'
import { type OddFact, useGame, useOdd } from '../../../live/live.ts'
import { useLineName, useMarketNamer, useSelectionNamer } from '../../../names/names.ts'
import { namesTexts } from '../../../names/names-texts.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { OddsButton } from '../../../ui/odds-button.tsx'
import { openLogin, readSession } from '../../session/session.ts'
import { pressOdd, useIsSelected } from '../../slip/slip.ts'
import { isLadder, lineText } from '../match/market-selections.ts'

interface OddCellProps {
  readonly selection: Pick<OddFact, 'selectionId' | 'gameId' | 'marketId' | 'name' | 'handicap'>
  readonly shape?: 'stacked' | 'row'
  /** In narrow rows the draw is an X, a double chance '1X'; else written out (I18-07). */
  readonly isDrawLetter?: boolean
  /** Shown instead of the selection's name where a column header already contains it. */
  readonly label?: string
  /** Where odds do not go into the slip: whether these are chosen, and what a press does. */
  readonly isSelected?: boolean
  readonly onPress?: (odd: OddFact) => void
}

const NO_TEAMS = ['1', '2'] as const

/** A visitor is prompted to log in; nothing is selected (ODD-01). */
function press(odd: OddFact): void {
  const { status } = readSession()
  if (status === 'visitor') openLogin()
  if (status === 'player') void pressOdd(odd)
}

/** One live price of one selection, with its own subscription and its own slip state. */
export function OddCell(props: OddCellProps) {
  const { selection, shape = 'stacked', isDrawLetter, label, onPress = press } = props
  const { selectionId, gameId, marketId } = selection
  const texts = useTexts(catalogueTexts)
  const { odds } = useFormats()
  const odd = useOdd(selectionId)
  const game = useGame(gameId)
  const isInSlip = useIsSelected(selectionId)
  const nameOf = useSelectionNamer()
  const lineName = useLineName()
  const teams = game?.teams ?? NO_TEAMS
  const marketName = useMarketNamer()(marketId, selection.handicap, teams)
  const { unknownMarket } = useTexts(namesTexts)
  const name = nameOf(selection, teams)
  const hasHandicap = shape === 'row' && isLadder([selection])
  const shownName = hasHandicap ? nameOf({ ...selection, handicap: '' }, teams) : name
  const letters = isDrawLetter ? letterName(selection.name, texts.drawLetter) : null
  const isLocked = odd?.status !== 'open' || marketName === unknownMarket
  const price = odds(odd?.rate ?? 0)
  return (
    <OddsButton
      label={label ?? letters ?? shownName}
      handicap={hasHandicap ? lineName(lineText(selection.handicap)) : undefined}
      description={texts.oddsOf(name, marketName, isLocked ? texts.suspended : price)}
      price={price}
      direction={odd?.direction ?? null}
      move={odd?.moves ?? 0}
      isLocked={isLocked}
      isSelected={props.isSelected ?? isInSlip}
      shape={shape}
      onPress={() => odd && onPress(odd)}
    />
  )
}
