import { eventually } from '@caderneta/testing/eventually'
import { describe, expect, test } from 'vitest'
import { BodyCache } from './body-cache.ts'

describe('BodyCache', () => {
  const reader = (cache: BodyCache) => {
    const made: string[] = []
    const read = (key: string, version: number, now: number, words = `${key} ${version}`) =>
      cache.read(key, {
        version,
        now,
        parts: () => [words],
        text: ([text = '']) => {
          made.push(text)
          return text
        },
      })
    return { made, read }
  }

  test('builds a body once per change', () => {
    const { made, read } = reader(new BodyCache(5))
    const first = read('a', 1, 1000)
    expect(read('a', 1, 1900)).toBe(first)
    const second = read('a', 2, 1900)
    expect(second.text).toBe('a 2')
    expect(second.etag).not.toBe(first.etag)
    expect(made).toEqual(['a 1', 'a 2'])
  })

  test('builds it twice a second at most, however fast things change', () => {
    const { made, read } = reader(new BodyCache(5))
    for (let ms = 0; ms < 1000; ms += 10) read('a', ms, ms)
    expect(made).toHaveLength(2)
  })

  test('checks again after a second, because time alone may change the body', () => {
    const { read } = reader(new BodyCache(5))
    const first = read('a', 1, 0, 'before')
    expect(read('a', 1, 999, 'after')).toBe(first)
    expect(read('a', 1, 1000, 'after').text).toBe('after')
  })

  test('keeps the bytes of a body that is rebuilt unchanged', () => {
    const { made, read } = reader(new BodyCache(5))
    const first = read('a', 1, 0, 'same')
    expect(read('a', 2, 5000, 'same')).toBe(first)
    expect(made).toEqual(['same'])
  })

  test('serves the old body while the newer one is compressed', async () => {
    const { made, read } = reader(new BodyCache(5))
    const first = read('a', 1, 0)
    await first.coded('br')
    expect(read('a', 2, 500)).toBe(first)
    expect(read('a', 3, 900)).toBe(first)
    expect(made).toEqual(['a 1', 'a 2'])
    await eventually(() => expect(read('a', 2, 600).text).toBe('a 2'))
  })

  test('never serves a body older than a second, compressed or not', async () => {
    const { read } = reader(new BodyCache(5))
    await read('a', 1, 0).coded('br')
    read('a', 2, 500)
    expect(read('a', 2, 1500).text).toBe('a 2')
  })

  test('makes the first request after a pause wait rather than serve a stale body', async () => {
    const { read } = reader(new BodyCache(5))
    await read('a', 1, 0).coded('br')
    expect(read('a', 2, 30_000).text).toBe('a 2')
  })

  test('keeps serving a body with a longer hold while the newer one is built', async () => {
    const { read } = reader(new BodyCache(5, 'text/html', 5_000))
    const first = read('a', 1, 0)
    await first.coded('br')
    expect(read('a', 2, 5_000)).toBe(first)
    expect(read('a', 2, 6_000).text).toBe('a 2')
  })

  test('holds a bounded number of keys and drops the least recently used one', () => {
    const { made, read } = reader(new BodyCache(2))
    read('a', 1, 0)
    read('b', 1, 0)
    read('a', 1, 0)
    read('c', 1, 0)
    read('a', 1, 0)
    expect(made).toHaveLength(3)
    read('b', 1, 0)
    expect(made).toHaveLength(4)
  })
})
