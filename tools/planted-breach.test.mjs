import { describe, expect, test } from 'vitest'
import { houseBreaches } from './planted/breaches.mjs'
import { house } from './planted/house.mjs'
import { rules } from './rules/all.mjs'

const ruleByName = new Map(rules.map((rule) => [rule.name, rule]))

/** The sound repository with the planted files added, or replacing those of the same path. */
function withPlanted(planted) {
  const paths = new Set(planted.map(({ path }) => path))
  return [...house.filter(({ path }) => !paths.has(path)), ...planted]
}

describe('the rules of the repository', () => {
  test('every rule has a plant', () => {
    expect(new Set(Object.keys(houseBreaches))).toEqual(new Set(ruleByName.keys()))
  })

  test.each(rules)('a repository that keeps the rules passes: $name', ({ check }) => {
    expect(check(house)).toEqual([])
  })

  const plants = Object.entries(houseBreaches).flatMap(([name, all]) =>
    all.map((planted, index) => ({ name, number: index + 1, planted })),
  )
  test.each(plants)('refused: $name, plant $number', ({ name, planted }) => {
    const paths = planted.map(({ path }) => path)
    const breaches = ruleByName.get(name).check(withPlanted(planted))
    expect(breaches.filter(({ path }) => paths.includes(path))).not.toEqual([])
  })
})
