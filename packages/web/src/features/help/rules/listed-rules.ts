import type { SportTexts } from '@caderneta/contract/catalogue/markets/market-text'
import { type ListedMarket, MARKETS_BY_SPORT } from '@caderneta/domain/markets/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/match-tabs'
import { type SettlementNotes, settlementNotes } from '@caderneta/domain/markets/settlement-notes'
import { type SportRoute, sportByRoute } from '@caderneta/domain/markets/sports'
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

interface SportRules {
  readonly route: SportRoute
  readonly market: SportTexts
  /** Families of negative events of which markets are sold. */
  readonly negativeEvents: readonly string[]
}

/** Every market of a sport that is sold here, once, in the order of the match page. */
export function listedRules(
  { route, market: names, negativeEvents }: SportRules,
  texts: RulesTexts,
): readonly TabRules[] {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  const notes = settlementNotes(route)
  const sold = markets
    .filter((one) => !one.negativeEvent || negativeEvents.includes(one.negativeEvent))
    .toSorted((one, other) => one.order - other.order)
  const ruleOf = (record: ListedMarket): readonly MarketRule[] => {
    const text = names[route]?.[record.key]
    if (text === undefined) return []
    const name = filled(text.name, route, texts)
    const help = filled(text.help, route, texts)
    const { key } = record
    return [{ key, name, sentences: [help, ...sentencesOf(record, notes.get(record.id), texts)] }]
  }
  return matchTabs(route)
    .filter((tab) => tab !== 'all' && tab !== 'builder')
    .map((tab) => ({ tab, markets: sold.filter((one) => isInTab(tab, one)).flatMap(ruleOf) }))
    .filter(({ markets: ofTab }) => ofTab.length > 0)
}

function sentencesOf(
  { live, span, winners }: ListedMarket,
  notes: SettlementNotes | undefined,
  texts: RulesTexts,
): readonly string[] {
  return [
    ...(winners === 2 ? [texts.twoWin] : []),
    ...(winners === null ? [texts.several] : []),
    ...(notes?.isLevelReturned ? [texts.levelReturned] : []),
    ...(notes?.hasHalves ? [texts.halves] : []),
    ...(notes?.needsPart ? [texts.needsPart] : []),
    ...(notes?.needsPlayer ? [texts.needsPlayer] : []),
    ...(span === 'firstHalf' ? [texts.ofFirstHalf] : []),
    texts.sold[live ?? 'PL'],
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
