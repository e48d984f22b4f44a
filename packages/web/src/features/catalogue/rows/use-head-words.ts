import {
  BOTH_TEAMS_TO_SCORE,
  FIRST_HALF_RESULT,
  FIRST_MAP_WINNER,
  FIRST_SET_WINNER,
  GOES_THE_DISTANCE,
  MONEY_LINE,
  POINT_SPREAD,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_GOALS,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import type { OddFact } from '../../../live/live.ts'
import { useLineName } from '../../../names/names.ts'
import { type CatalogueTexts, catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { lineText } from '../match/market-selections.ts'
import type { ColumnHeads, RowColumn } from './row-columns.ts'

const WINNERS: readonly number[] = [TENNIS_WINNER, MONEY_LINE]

/** The words over the prices of a column, in their order. */
export function useHeadWords(): Readonly<Record<ColumnHeads, readonly string[]>> {
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

/** The name of a market that is too long to stand over two prices; null for any other. */
export function useShortHead(): (marketId: number) => string | null {
  const texts = useTexts(catalogueTexts)
  return (marketId) => {
    if (WINNERS.includes(marketId)) return texts.winnerHead
    if (marketId === BOTH_TEAMS_TO_SCORE) return texts.bothHead
    if (marketId === FIRST_SET_WINNER) return texts.set('1')
    return marketId === FIRST_MAP_WINNER ? texts.map('1') : null
  }
}

/** What a total counts and a handicap is, where no head says it. */
function lineWord(marketId: number, { lineWords }: CatalogueTexts): string {
  if (marketId === TOTAL_GOALS) return lineWords.goals
  if (marketId === TOTAL_POINTS) return lineWords.points
  if (marketId === TOTAL_GAMES) return lineWords.games
  if (marketId === TOTAL_MAPS) return lineWords.maps
  if (marketId === TOTAL_ROUNDS) return lineWords.rounds
  return marketId === POINT_SPREAD ? lineWords.handicap : ''
}

/** Before the word of a price that is not under its own head; without it the word would mislead. */
function prefixOf(marketId: number, texts: CatalogueTexts): string {
  if (marketId === BOTH_TEAMS_TO_SCORE) return texts.bothShort
  if (marketId === GOES_THE_DISTANCE) return texts.distanceShort
  if (marketId === FIRST_HALF_RESULT) return texts.firstHalfShort
  if (marketId === FIRST_SET_WINNER) return texts.set('1')
  return marketId === FIRST_MAP_WINNER ? texts.map('1') : lineWord(marketId, texts)
}

/** A price in the column of another market: 'Gols' and '+3.5', '' and '1X'. */
interface CellName {
  readonly market: string
  readonly selection: string
  /** Where the order of the prices says whose handicap it is: '−3.5', not '1 −3.5'. */
  readonly inOrder: string
}

type CellNamer = (shown: RowColumn, odd: Pick<OddFact, 'handicap'>, at: number) => CellName

const joined = (...words: readonly (string | undefined)[]) =>
  words.filter((word) => word !== undefined && word !== '').join(' ')

/** 'Gols +3.5', 'Ambas Sim', '1X'. */
export const cellText = ({ market, selection }: Omit<CellName, 'inOrder'>): string =>
  joined(market, selection)

/** Over and under a total, where there is no room for the words. */
const SIGNS = ['+', '−'] as const

/** Names a price in the column of another market. */
export function useCellNamer(): CellNamer {
  const texts = useTexts(catalogueTexts)
  const words = useHeadWords()
  const lineName = useLineName()
  return ({ marketId, heads, isLadder }, { handicap }, at) => {
    const line = isLadder ? lineName(lineText(handicap)) : ''
    const own = heads === 'total' ? [`${SIGNS[at]}${line}`] : [words[heads][at], line]
    const selection = joined(...own)
    const inOrder = heads === 'sides' && line !== '' ? line : selection
    return { market: prefixOf(marketId, texts), selection, inOrder }
  }
}
