import { describe, expect, it } from 'vitest'
import { TestBook } from '../testing/bets-fixtures.ts'
import { SituationWatch } from './situation-watch.ts'

const GAME = 7

function openWatch() {
  const book = new TestBook()
  book.addGame(GAME, 'live')
  const selectionId = book.price(GAME, 2000)
  const situations = new SituationWatch(book)
  const watched = situations.watch([{ gameId: GAME, selectionId }])
  return { book, selectionId, situations, watched }
}

describe('SituationWatch', () => {
  it('ignores a price that moves', () => {
    const { book, situations, watched } = openWatch()
    book.price(GAME, 2100)
    situations.noteChange(GAME)
    expect([...watched.changed()]).toEqual([])
  })

  it('notes a change that is over', () => {
    const { book, selectionId, situations, watched } = openWatch()
    book.price(GAME, 2000, { status: 'suspended' })
    situations.noteChange(GAME)
    book.price(GAME, 2000)
    situations.noteChange(GAME)
    expect([...watched.changed()]).toEqual([selectionId])
  })

  it('notes a change without a report, such as the silence of the feed', () => {
    const { book, selectionId, watched } = openWatch()
    book.price(GAME, 2000, { status: 'suspended' })
    expect([...watched.changed()]).toEqual([selectionId])
  })
})
