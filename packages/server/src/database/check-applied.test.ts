import { describe, expect, it } from 'vitest'
import { type Applied, checkApplied, SchemaContracted } from './check-applied.ts'

/** As many migrations, the last ones under these names. */
function migrations(count: number, ...names: readonly string[]): Applied[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const name = names[number - count + names.length - 1] ?? `000${number}-add.sql`
    return { number, name, checksum: `checksum of ${number}` }
  })
}

describe('a version with three migrations', () => {
  const known = migrations(3)

  it.each([
    ['none', []],
    ['some of them', migrations(2)],
    ['these', known],
    ['later ones that add', migrations(5)],
    [
      'one that removes what no version since its third uses',
      migrations(5, '0005-contract-0003-a.sql'),
    ],
    ['a contract in its subject', migrations(4, '0004-players-contract-0009-a.sql')],
  ])('starts on a database with %s', (_, applied) => {
    expect(() => checkApplied(applied, known)).not.toThrow()
  })

  it('is refused where something was removed that it may use, with the version that may start', () => {
    const removed = migrations(6, '0005-contract-0004-colours.sql', '0006-add.sql')
    expect(() => checkApplied(removed, known)).toThrow(SchemaContracted)
    expect(() => checkApplied(removed, known)).toThrow(
      'Migration 0005-contract-0004-colours.sql of a later version removed what this version ' +
        'uses: start a version that has migration 0004.',
    )
  })

  it('is refused where one of its own was changed, also below later ones', () => {
    const changed = migrations(5).map((one) => (one.number === 2 ? { ...one, checksum: '' } : one))
    expect(() => checkApplied(changed, known)).toThrow('0002-add.sql is not the 0002-add.sql')
  })
})
