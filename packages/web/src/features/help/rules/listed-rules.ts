import { type SportTexts, sportText } from '@caderneta/contract/catalogue/markets/sport-texts'
import {
  type ListedMarket,
  MARKETS_BY_SPORT,
} from '@caderneta/domain/markets/registry/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/registry/match-tabs'
import { type SportRoute, sportByRoute } from '@caderneta/domain/markets/registry/sports'
import {
  type SettlementNotes,
  settlementNotes,
} from '@caderneta/domain/markets/rule/settlement-notes'
import type { rulesTexts } from './rules-texts.ts'

type RulesTexts = (typeof rulesTexts)['ptBR']

/** A market with everything that its record says of how it is settled. */
interface MarketRule {
  readonly key: string
  readonly name: string
  /** Its help, then what follows from its record. */
  readonly sentences: readonly string[]
}

interface TabRules {
  readonly tab: MatchTab
  readonly markets: readonly MarketRule[]
}

/** Every market of a sport, once, in the order of the match page. */
export function listedRules(
  route: SportRoute,
  names: SportTexts,
  texts: RulesTexts,
): readonly TabRules[] {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  const notes = settlementNotes(route)
  const sorted = markets.toSorted((one, other) => one.order - other.order)
  const ruleOf = (record: ListedMarket): readonly MarketRule[] => {
    const text = sportText(names, route, record.id)
    if (text === undefined) return []
    const help = filled(text.help, route, texts)
    const sentences = [
      help,
      ...notesBeside(help, notes.get(record.id), texts),
      ...sentencesOf(record, texts),
    ]
    return [{ key: record.key, name: filled(text.name, route, texts), sentences }]
  }
  return matchTabs(route)
    .filter((tab) => tab !== 'all')
    .map((tab) => ({ tab, markets: sorted.filter((one) => isInTab(tab, one)).flatMap(ruleOf) }))
    .filter(({ markets: ofTab }) => ofTab.length > 0)
}

/** What the record says of a level result and of quarter lines, where the help does not. */
function notesBeside(
  help: string,
  notes: SettlementNotes | undefined,
  texts: RulesTexts,
): readonly string[] {
  return [
    ...(notes?.isLevelReturned && !texts.saysLevel.test(help) ? [texts.levelReturned] : []),
    ...(notes?.hasHalves && !texts.saysHalves.test(help) ? [texts.halves] : []),
  ]
}

function sentencesOf(
  { live = 'PL', span, winners }: ListedMarket,
  texts: RulesTexts,
): readonly string[] {
  return [
    ...(winners === 2 ? [texts.twoWin] : []),
    ...(winners === null ? [texts.several] : []),
    ...(span === 'firstHalf' ? [texts.ofFirstHalf] : []),
    texts.sold[live],
  ]
}

/** A name without a match: its parameters are named by what they are. */
function filled(template: string, route: SportRoute, { placeholders }: RulesTexts): string {
  const words: Readonly<Record<string, string>> = {
    ...placeholders,
    team: sportByRoute(route)?.sides === 'persons' ? placeholders.player : placeholders.team,
  }
  return template.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? placeholders.n)
}
