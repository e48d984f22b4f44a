import { matchCourse } from '@caderneta/feed/football/match-course'
import { randomFrom } from '@caderneta/feed/random'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { expect, it } from 'vitest'
import { matchPaths } from './match-paths.ts'

const PATHS = 60
const script = exampleScript()
const { halfTimeSecond } = matchCourse(script)

function firstHalvesFrom(second: number): ReadonlySet<number> {
  const draw = matchPaths(script, second)
  const paths = Array.from({ length: PATHS }, (_, path) => draw(randomFrom(`${second}/${path}`)))
  return new Set(paths.map(({ stoppage }) => stoppage['1H'].seconds))
}

it('the last second before a whistle does not know of it', () => {
  expect(firstHalvesFrom(halfTimeSecond - 1).size).toBeGreaterThan(10)
  expect([...firstHalvesFrom(halfTimeSecond)]).toEqual([script.stoppage['1H'].seconds])
})

it('a path keeps what has happened, and adds later goals alone', () => {
  const second = halfTimeSecond + 1000
  const known = matchCourse(script).goals.filter((goal) => goal.second <= second)
  const draw = matchPaths(script, second)
  for (let path = 0; path < PATHS; path += 1) {
    const { goals } = matchCourse(draw(randomFrom(`kept/${path}`)))
    expect(goals.slice(0, known.length)).toEqual(known)
    expect(goals.slice(known.length).every((goal) => goal.second > second)).toBe(true)
  }
})
