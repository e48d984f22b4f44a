import { beforeEach, describe, expect, it } from 'vitest'
import { TestClock } from '../../../testing/test-clock.ts'
import { TestBook } from '../testing/bets-fixtures.ts'
import { SituationChanges } from './situation-changes.ts'

const GAME = 7

describe('SituationChanges', () => {
  let book: TestBook
  let clock: TestClock
  let changes: SituationChanges
  let selectionId: number

  beforeEach(() => {
    book = new TestBook()
    clock = new TestClock()
    book.addGame(GAME, 'live')
    selectionId = book.price(GAME, 2000)
    changes = new SituationChanges({ book, clock, keptMs: 5_000 })
    changes.noteGame(GAME)
  })

  const version = () => book.selection(selectionId)?.version ?? 0
  const isUnchanged = (since: number, quoted = version()) =>
    changes.isUnchanged({ gameId: GAME, selectionId, version: quoted }, since)
  const price = (odds: number, more = {}) => {
    book.price(GAME, odds, more)
    changes.note(book.change(GAME))
  }
  const score = (home: number) => {
    const game = book.games.get(GAME)
    if (game) book.games.set(GAME, { ...game, score: [home, 0] })
    changes.note({ gameId: GAME, selectionIds: [] })
  }

  it('are none when only prices move', () => {
    const before = clock.now()
    clock.pass(10)
    price(2500)
    expect(isUnchanged(before, 1)).toBe(true)
  })

  it('are none that it could have missed before its start', () => {
    expect(isUnchanged(clock.now() - 1)).toBe(false)
    expect(isUnchanged(clock.now())).toBe(true)
  })

  it('end what was quoted before a market closed, though it is open again', () => {
    price(2000, { status: 'suspended' })
    price(2000)
    expect(isUnchanged(clock.now(), 1)).toBe(false)
    expect(isUnchanged(clock.now())).toBe(true)
  })

  it('are ordered by the version, whatever the clock of the other server says', () => {
    clock.pass(100)
    price(2000, { status: 'suspended' })
    price(2000)
    expect(isUnchanged(clock.now() + 400, 1)).toBe(false)
    expect(isUnchanged(clock.now() - 50)).toBe(true)
  })

  it('end what was quoted of a game before a feed that failed closed all of it', () => {
    const before = clock.now()
    for (let other = 1; other <= 150; other += 1)
      book.price(GAME, 1500, { selectionId: selectionId + other, status: 'suspended' })
    price(2000, { status: 'suspended' })
    expect(changes.size).toBe(1)
    clock.pass(1)
    price(2000)
    expect(isUnchanged(before, 1)).toBe(false)
    expect(isUnchanged(clock.now() + 400, 1)).toBe(false)
    clock.pass(1)
    expect(isUnchanged(clock.now())).toBe(true)
    clock.pass(5_001)
    changes.sweep()
    expect(changes.size).toBe(0)
  })

  it('are ordered by the time where the version is the same', () => {
    const before = clock.now()
    price(2000, { status: 'suspended', version: 9 })
    clock.pass(1)
    price(2000, { version: 9 })
    expect([isUnchanged(before, 9), isUnchanged(clock.now(), 9)]).toEqual([false, true])
  })

  it.each([
    ['a score that is taken back', () => [() => score(1), () => score(0)]],
    [
      'a silence that is over',
      () => [
        () => {
          book.silent.add(GAME)
          changes.note({ gameId: GAME, selectionIds: 'all' })
        },
        () => {
          book.silent.delete(GAME)
          changes.note({ gameId: GAME, selectionIds: 'all' })
        },
      ],
    ],
  ])('end what was quoted before %s, or during it', (_, steps) => {
    const before = clock.now()
    for (const step of steps()) {
      clock.pass(1)
      step()
    }
    expect([isUnchanged(before), isUnchanged(clock.now())]).toEqual([false, false])
    clock.pass(1)
    expect(isUnchanged(clock.now())).toBe(true)
  })

  it('are of the game and the selection concerned', () => {
    const other = GAME + 1
    book.addGame(other, 'live')
    const ofOther = book.price(other, 2000)
    price(2000, { status: 'suspended' })
    score(1)
    const quoted = { gameId: other, selectionId: ofOther, version: 1 }
    expect(changes.isUnchanged(quoted, clock.now())).toBe(true)
  })

  it('are forgotten when nothing depends on them', () => {
    price(2000, { status: 'suspended' })
    score(1)
    expect(changes.size).toBe(2)
    clock.pass(5_000)
    changes.sweep()
    expect(changes.size).toBe(2)
    clock.pass(1)
    changes.sweep()
    expect(changes.size).toBe(0)
  })
})
