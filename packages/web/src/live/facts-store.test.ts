import { MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sampleGame } from '../testing/sample-games.ts'
import { FactsStore } from './facts-store.ts'

const HOME = 700_001
const DRAW = 700_002

function seeded(): FactsStore {
  const facts = new FactsStore()
  facts.seed([sampleGame()])
  return facts
}

function withRate(rate: number, version: number, status: 'open' | 'suspended' = 'open') {
  const game = sampleGame()
  return { ...game, odds: game.odds.map((odd) => ({ ...odd, rate, version, status })) }
}

describe('the facts of the page', () => {
  it('ODD-09 ENT-13 a list and then the match page make one game with the odds of both', () => {
    const facts = new FactsStore()
    facts.seed([sampleGame({ marketIds: [MATCH_RESULT] })])
    facts.seed([sampleGame({ marketIds: [TOTAL_GOALS] })])
    expect(facts.selectionIds(7)).toHaveLength(15)
    expect(facts.odd(HOME)?.marketId).toBe(MATCH_RESULT)
    expect(facts.odd(700_011)?.marketId).toBe(TOTAL_GOALS)
  })

  it('notifies only the cell whose odds changed', () => {
    const facts = seeded()
    const onHome = vi.fn()
    const onDraw = vi.fn()
    facts.oddListeners.subscribe(HOME, onHome)
    facts.oddListeners.subscribe(DRAW, onDraw)
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 2, 'o']] }])
    expect(onHome).toHaveBeenCalledOnce()
    expect(onDraw).not.toHaveBeenCalled()
  })

  it('continues a timeline from the first new fact, and removes disallowed facts', () => {
    const facts = seeded()
    const info = (score: [number, number], from?: number, received: unknown[] = []) => ({
      gameStatus: 'live' as const,
      score,
      clock: null,
      ...(from === undefined ? {} : { timeline: { from, facts: received } }),
    })
    const change = (...received: Parameters<typeof info>) =>
      facts.applyChanges([{ id: 7, info: info(...received) }])
    facts.applySnapshot([{ ...sampleGame(), gameInfo: info([0, 0], 0, ['start']) }])
    change([1, 0], 1, ['goal'])
    expect(facts.state(7)?.timeline).toEqual(['start', 'goal'])
    change([1, 0])
    expect(facts.state(7)?.timeline).toEqual(['start', 'goal'])
    change([0, 0], 1, ['annulled'])
    expect(facts.state(7)).toMatchObject({ score: [0, 0], timeline: ['start', 'annulled'] })
  })

  it('drops a timeline when the score advances without it', () => {
    const facts = seeded()
    const gameInfo = { ...sampleGame().gameInfo, timeline: { from: 0, facts: ['start'] } }
    facts.applySnapshot([{ ...sampleGame(), gameInfo }])
    facts.applyChanges([{ id: 7, info: { ...sampleGame().gameInfo, score: [1, 0] } }])
    expect(facts.state(7)?.timeline).toBeUndefined()
  })

  it('reports whether a rate rose or fell, and counts the moves', () => {
    const facts = seeded()
    expect(facts.odd(HOME)).toMatchObject({ direction: null, moves: 0 })
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 2, 'o']] }])
    expect(facts.odd(HOME)).toMatchObject({ rate: 3.5, direction: 'up', moves: 1 })
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.4, 3, 'o']] }])
    expect(facts.odd(HOME)).toMatchObject({ rate: 3.4, direction: 'down', moves: 2 })
  })

  it('forgets the arrow when the same rate is locked and reopened', () => {
    const facts = seeded()
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 2, 'o']] }])
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 3, 's']] }])
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 4, 'o']] }])
    expect(facts.odd(HOME)).toMatchObject({ status: 'open', direction: null })
  })

  it('ignores changes older than the known version, and unknown selections', () => {
    const facts = seeded()
    facts.applyChanges([{ id: 7, odds: [[HOME, 3.5, 5, 'o']] }])
    facts.applyChanges([
      { id: 7, odds: [[HOME, 9, 4, 'o']] },
      { id: 9, odds: [[900_001, 9, 4, 'o']] },
    ])
    expect(facts.odd(HOME)?.rate).toBe(3.5)
    expect(facts.odd(900_001)).toBeNull()
  })

  it('does not let a late reply undo a stream update', () => {
    const facts = seeded()
    const live = { gameStatus: 'live' as const, score: [1, 0] as [number, number], clock: null }
    facts.applySnapshot([{ ...withRate(3.5, 5), gameInfo: live }])
    facts.seed([withRate(2, 4)])
    expect(facts.odd(HOME)?.rate).toBe(3.5)
    expect(facts.state(7)?.status).toBe('live')
    facts.forgetStream()
    facts.seed([withRate(2, 4)])
    expect(facts.state(7)?.status).toBe('scheduled')
  })

  it('lets replies update a game that left the screen', () => {
    const facts = seeded()
    const live = { gameStatus: 'live' as const, score: [1, 0] as [number, number], clock: null }
    facts.applySnapshot([{ ...sampleGame(), gameInfo: live }])
    facts.follow([7])
    facts.seed([sampleGame()])
    expect(facts.state(7)?.status).toBe('live')
    facts.follow([])
    facts.seed([sampleGame()])
    expect(facts.state(7)?.status).toBe('scheduled')
  })

  it('counts no move from before a game came on screen, and each one after it', () => {
    const facts = seeded()
    facts.applySnapshot([withRate(3.5, 5)])
    expect(facts.odd(HOME)).toMatchObject({ rate: 3.5, direction: null, moves: 0 })
    facts.applySnapshot([withRate(3.4, 6)])
    expect(facts.odd(HOME)).toMatchObject({ rate: 3.4, direction: 'down', moves: 1 })
    facts.follow([8])
    facts.follow([7])
    facts.applySnapshot([withRate(3.6, 7)])
    expect(facts.odd(HOME)).toMatchObject({ rate: 3.6, moves: 1 })
  })

  it('applies a snapshot unconditionally, even when its versions start again', () => {
    const facts = seeded()
    facts.applySnapshot([withRate(3.5, 50)])
    facts.applySnapshot([withRate(2.2, 1, 'suspended')])
    expect(facts.odd(HOME)).toMatchObject({ rate: 2.2, version: 1, status: 'suspended' })
  })

  it('keeps the same objects while nothing changes', () => {
    const facts = seeded()
    const before = [facts.game(7), facts.state(7), facts.odd(HOME), facts.selectionIds(7)]
    facts.seed([sampleGame()])
    const after = [facts.game(7), facts.state(7), facts.odd(HOME), facts.selectionIds(7)]
    after.forEach((fact, i) => {
      expect(fact).toBe(before[i])
    })
  })

  it('notifies listeners of the state of a change of score', () => {
    const facts = seeded()
    const onState = vi.fn()
    const stop = facts.stateListeners.subscribe(7, onState)
    const info = { gameStatus: 'live' as const, score: [1, 0] as [number, number], clock: null }
    facts.applyChanges([{ id: 7, info }])
    facts.applyChanges([{ id: 7, info }])
    expect(onState).toHaveBeenCalledOnce()
    stop()
    facts.applyChanges([{ id: 7, info: { ...info, score: [2, 0] } }])
    expect(onState).toHaveBeenCalledOnce()
  })

  it('ends at the newest version whatever the order of changes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 1000 }), { minLength: 1 }),
        (versions) => {
          const facts = seeded()
          for (const version of versions) {
            facts.applyChanges([{ id: 7, odds: [[HOME, version, version, 'o']] }])
          }
          expect(facts.odd(HOME)?.rate).toBe(Math.max(...versions))
        },
      ),
    )
  })
})
