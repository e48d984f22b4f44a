// @vitest-environment jsdom

import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { seedGames, useGame } from '../../../live/live.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { page } from '../../../testing/test-page.ts'
import { GameSides } from './game-sides.tsx'

afterEach(cleanup)

function Sides({ gameId }: { readonly gameId: number }) {
  const game = useGame(gameId)
  return game && <GameSides game={game} isRow />
}

test('a badge has the letter of the name beside it, the short one where that is shown', () => {
  const teams = ['Colorado Springs Switchbacks', 'FC Nordsjælland'] as const
  seedGames(page, [sampleGame({ id: 77, sportId: FOOTBALL, teams })])
  render(<Sides gameId={77} />)
  const badges = [...document.querySelectorAll<HTMLElement>('[data-letter]')]
  expect(badges.map(({ dataset }) => [dataset['letter'], dataset['shortLetter']])).toEqual([
    ['C', 'S'],
    ['N', undefined],
  ])
})
