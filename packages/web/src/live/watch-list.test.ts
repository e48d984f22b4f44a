import { describe, expect, it, vi } from 'vitest'
import { WatchList } from './watch-list.ts'

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('the list of watched games', () => {
  it('sends the union of all components once', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    list.add([8, 7])
    list.add([7, 9])
    await settled()
    expect(publish.mock.calls).toEqual([[{ games: [7, 8, 9], rows: [] }]])
  })

  it('sends a game as full when one component shows all of it, and as a row otherwise', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    list.add([7, 8], 'row')
    const remove = list.add([7])
    await settled()
    expect(publish).toHaveBeenLastCalledWith({ games: [7], rows: [8] })
    remove()
    await settled()
    expect(publish).toHaveBeenLastCalledWith({ games: [], rows: [7, 8] })
  })

  it('keeps a game while any component shows it', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    const removeFirst = list.add([7])
    const removeSecond = list.add([7])
    await settled()
    removeFirst()
    await settled()
    expect(publish).toHaveBeenCalledOnce()
    removeSecond()
    await settled()
    expect(publish).toHaveBeenLastCalledWith({ games: [], rows: [] })
  })

  it('sends nothing when a page with the same games replaces another', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    const remove = list.add([7])
    await settled()
    remove()
    list.add([7])
    await settled()
    expect(publish).toHaveBeenCalledOnce()
  })
})
