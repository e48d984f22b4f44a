import type { MatchScript } from '@caderneta/feed/football/match-script'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { anticipations } from './anticipations.ts'
import { recordedPair, sampledPair } from './script-pairs.ts'

const SEED = commitSeed()
/** Few of them; `npm run bench anticipation` compares thousands. */
const PAIRS = 8

const pairs = (pairOf: typeof sampledPair, seed = SEED) =>
  Array.from({ length: PAIRS }, (_, i) => pairOf(`${seed}/${i}`))

/** As if the board announced what the last goal needs. */
function boardOfLastGoal(script: MatchScript): MatchScript {
  const late = script.goals.filter(({ period }) => period === '2H').map(({ stoppage }) => stoppage)
  const { board, seconds } = script.stoppage['2H']
  const raised = { board: Math.max(board, ...late), seconds: seconds + 600 }
  return { ...script, stoppage: { ...script.stoppage, '2H': raised } }
}

describe('what is published of a match', () => {
  it('is the same up to the second in which two sampled matches part', () => {
    expect(anticipations(pairs(sampledPair))).toEqual([])
  })

  it('is the same up to a goal that one file has and the other has not', () => {
    expect(anticipations(pairs(recordedPair))).toEqual([])
  })

  it('is seen to differ where a board depends on the last goal', () => {
    expect(anticipations(pairs(recordedPair, 'planted'), boardOfLastGoal).length).toBeGreaterThan(1)
  })
})
