import { describe, expect, it } from 'vitest'
import { filledPath } from './filled-path.ts'

describe('a filled path', () => {
  it('has each parameter as one segment', () => {
    const parameters = new Map<string, string | number>([
      ['gameId', 41],
      ['code', 'a/b'],
    ])
    expect(filledPath('games/:gameId/codes/:code', parameters)).toBe('games/41/codes/a%2Fb')
  })

  it('is refused without one of its parameters', () => {
    expect(() => filledPath('games/:gameId', new Map())).toThrow('gameId')
  })
})
