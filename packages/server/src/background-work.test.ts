import { describe, expect, test } from 'vitest'
import { BackgroundWork } from './background-work.ts'

/** A promise and what resolves it. */
function work() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

async function isEnded(background: BackgroundWork): Promise<boolean> {
  let isDone = false
  void background.ended().then(() => {
    isDone = true
  })
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  return isDone
}

describe('work in the background', () => {
  test('has ended where none was begun', async () => {
    expect(await isEnded(new BackgroundWork())).toBe(true)
  })

  test('has ended when all of it is done', async () => {
    const background = new BackgroundWork()
    const [first, second] = [work(), work()]
    background.begin(first.done)
    background.begin(second.done)
    first.finish()
    expect(await isEnded(background)).toBe(false)
    second.finish()
    expect(await isEnded(background)).toBe(true)
  })

  test('has not ended while what it began in turn goes on', async () => {
    const background = new BackgroundWork()
    const [first, next] = [work(), work()]
    background.begin(first.done.then(() => background.begin(next.done)))
    first.finish()
    expect(await isEnded(background)).toBe(false)
    next.finish()
    expect(await isEnded(background)).toBe(true)
  })
})
