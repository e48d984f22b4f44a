import {
  atLeast,
  beats,
  below,
  equals,
  not,
  opposite,
  type Predicate,
  type Rule,
  type Sum,
} from '../rule/rule.ts'
import type { SelectionSpec } from './market-type.ts'

/** A name on the wire and what wins under it. */
type Named<Name extends string, Counter extends string> = readonly [
  name: Name,
  predicate: Predicate<Counter>,
]

/** Selections without a line, by name, with consecutive indexes. */
export function named<Counter extends string>(
  firstIndex: number,
  rules: readonly (readonly [name: string, rule: Rule<Counter>])[],
): readonly SelectionSpec<Counter>[] {
  return rules.map(([name, rule], i) => ({
    index: firstIndex + i,
    name,
    handicap: '',
    specifier: '',
    rule,
  }))
}

/** '1', 'Draw' and '2' by a lead of the first side. */
export function threeWay<Counter extends string>(
  lead: Sum<Counter>,
): readonly [home: Named<'1', Counter>, draw: Named<'Draw', Counter>, away: Named<'2', Counter>] {
  return [
    ['1', atLeast(lead, 1)],
    ['Draw', equals(lead, 0)],
    ['2', below(lead, 0)],
  ]
}

/** '1' and '2' by a lead of the first side that is never zero at the end. */
export function twoWay<Counter extends string>(
  lead: Sum<Counter>,
): readonly [home: Named<'1', Counter>, away: Named<'2', Counter>] {
  return [
    ['1', atLeast(lead, 1)],
    ['2', below(lead, 0)],
  ]
}

/** 'Yes' and 'No'. */
export function yesNo<Counter extends string>(
  predicate: Predicate<Counter>,
): readonly [yes: Named<'Yes', Counter>, no: Named<'No', Counter>] {
  return [
    ['Yes', predicate],
    ['No', not(predicate)],
  ]
}

/** The rules of over and under of one line. */
type RulesOfLine<Counter extends string> = (
  line: number,
) => readonly [over: Rule<Counter>, under: Rule<Counter>]

/** Over and under of a sum. */
export function against<Counter extends string>(total: Sum<Counter>): RulesOfLine<Counter> {
  return (line) => [beats(total, line), beats(opposite(total), -line)]
}

/** 'Over' and 'Under' of each line, two indexes for each. */
export function overUnder<Counter extends string>(
  firstIndex: number,
  handicaps: readonly string[],
  rulesOf: RulesOfLine<Counter>,
): readonly SelectionSpec<Counter>[] {
  return handicaps.flatMap((handicap, i) => {
    const [over, under] = rulesOf(Number(handicap))
    const line = { handicap, specifier: handicap }
    const index = firstIndex + 2 * i
    return [
      { index, name: 'Over', ...line, rule: over },
      { index: index + 1, name: 'Under', ...line, rule: under },
    ]
  })
}

/** Both sides under one name, such as 'To Win' of 1000040: `handicap` has the number of the side. */
export function sides<Counter extends string>(
  indexes: readonly [first: number, second: number],
  name: string,
  rules: readonly [first: Rule<Counter>, second: Rule<Counter>],
): readonly [first: SelectionSpec<Counter>, second: SelectionSpec<Counter>] {
  const [first, second] = rules
  return [
    { index: indexes[0], name, handicap: '1', specifier: '', rule: first },
    { index: indexes[1], name, handicap: '2', specifier: '', rule: second },
  ]
}

/**
 * Both sides of each spread, two indexes for each: '-4.5' of the first side is the opposite of
 * '+4.5' of the second. The specifier is the handicap of the first side.
 */
export function spreads<Counter extends string>(
  firstIndex: number,
  handicaps: readonly number[],
  lead: Sum<Counter>,
): readonly SelectionSpec<Counter>[] {
  return handicaps.flatMap((ofFirst, i) => {
    const index = firstIndex + 2 * i
    const specifier = signed(ofFirst)
    const second = signed(-ofFirst)
    return [
      { index, name: '1', handicap: specifier, specifier, rule: beats(lead, -ofFirst) },
      {
        index: index + 1,
        name: '2',
        handicap: second,
        specifier,
        rule: beats(opposite(lead), ofFirst),
      },
    ]
  })
}

function signed(handicap: number): string {
  return handicap > 0 ? `+${handicap}` : `${handicap}`
}
