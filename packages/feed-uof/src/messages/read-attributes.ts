import { isOdds, type Odds } from '@caderneta/domain/odds/odds'
import type { XmlElement } from './read-xml.ts'

const WHOLE = /^-?\d{1,15}$/
/** Scores are written as decimals. */
const SCORE = /^(\d{1,6})(?:\.0{1,6})?$/
const ODDS = /^(\d{1,5})(?:\.(\d{1,12}))?$/
const URN = /^[a-z]{1,10}:[a-z_]{1,40}:\d{1,15}$/
const TEXT_LENGTH_MAX = 500

export function childOf({ children }: XmlElement, name: string): XmlElement | undefined {
  return children.find((child) => child.name === name)
}

export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** A text that is not empty nor absurdly long; null otherwise. */
export function textOf({ attributes }: XmlElement, name: string): string | null {
  const text = attributes[name]?.trim()
  return text && text.length <= TEXT_LENGTH_MAX ? text : null
}

export function wholeOf(element: XmlElement, name: string): number | null {
  const text = textOf(element, name)
  return text !== null && WHOLE.test(text) ? Number(text) : null
}

export function scoreOf(element: XmlElement, name: string): number | null {
  const digits = SCORE.exec(textOf(element, name) ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

/** A moment in milliseconds UTC, from ISO 8601; null for anything else. */
export function momentOf(element: XmlElement, name: string): number | null {
  const moment = Date.parse(textOf(element, name) ?? '')
  return Number.isNaN(moment) ? null : moment
}

/** 'sr:match:12345'. */
export function urnOf(element: XmlElement, name: string): string | null {
  const text = textOf(element, name)
  return text !== null && URN.test(text) ? text : null
}

/** Decimal odds in thousandths, exactly; further digits are cut off. */
export function oddsOf(element: XmlElement, name: string): Odds | null {
  const [, units, fraction = ''] = ODDS.exec(textOf(element, name) ?? '') ?? []
  if (units === undefined) return null
  const thousandths = Number(units) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3))
  return isOdds(thousandths) ? thousandths : null
}

/**
 * Parameters of a market sorted by name, so that they compare as text: 'setnr=1|total=9.5'. Null
 * when they are not pairs, or one is given twice.
 */
export function specifiersOf(element: XmlElement): string | null {
  const text = element.attributes['specifiers']?.trim()
  if (!text) return ''
  if (text.length > TEXT_LENGTH_MAX) return null
  const pairs = text.split('|').map((pair) => pair.trim())
  const names = pairs.map((pair) => /^([a-z0-9_]+)=[^=]+$/i.exec(pair)?.[1])
  if (names.includes(undefined) || new Set(names).size < names.length) return null
  return pairs.toSorted().join('|')
}
