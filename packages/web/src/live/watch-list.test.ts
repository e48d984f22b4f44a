import { describe, expect, it, vi } from 'vitest'
import { WatchList } from './watch-list.ts'

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))
const view = (id: number, ...markets: number[]) => ({ id, markets })

describe('the list of watched games', () => {
  it('sends the union of all components once', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    list.add([8, 7])
    list.add([7, 9])
    list.setViews([view(5, 1)])
    await settled()
    expect(publish.mock.calls).toEqual([[{ rows: [7, 8, 9], views: [view(5, 1)] }]])
  })

  it('sends a game with its row and its view when it is shown as both', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    list.add([7, 8])
    list.setViews([view(7, 1, 2)])
    await settled()
    expect(publish).toHaveBeenLastCalledWith({ rows: [7, 8], views: [view(7, 1, 2)] })
    list.setViews([])
    await settled()
    expect(publish).toHaveBeenLastCalledWith({ rows: [7, 8], views: [] })
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
    expect(publish).toHaveBeenLastCalledWith({ rows: [], views: [] })
  })

  it('sends nothing when a page with the same games replaces another', async () => {
    const publish = vi.fn()
    const list = new WatchList(publish)
    const remove = list.add([7])
    list.setViews([view(8, 3)])
    await settled()
    remove()
    list.setViews([])
    list.add([7])
    list.setViews([view(8, 3)])
    await settled()
    expect(publish).toHaveBeenCalledOnce()
  })
})
