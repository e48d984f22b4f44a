import type { GameProgramme } from '@caderneta/feed/programme'

/** Books that are open when a game is announced; a line or a part of a market is one. */
export function openBooks(game: GameProgramme): number {
  const books = game
    .between(game.announcedAt - 1, game.announcedAt)
    .flatMap(({ body }) => (body.kind === 'odds_change' ? body.markets : []))
    .filter(({ status }) => status === 'open')
    .map(({ marketId, specifier }) => `${marketId} ${specifier}`)
  return new Set(books).size
}
