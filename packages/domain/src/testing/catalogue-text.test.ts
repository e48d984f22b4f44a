import { expect, it } from 'vitest'
import { catalogueText } from './catalogue-text.ts'

/**
 * Bets refer to a selection by its index, and to its name and line. `npm run markets` writes the
 * catalogue again: a new market adds lines, and a line that changes makes old bets mean something
 * else.
 */
it('the catalogue of all sports is the one that is written down', async () => {
  await expect(catalogueText()).toMatchFileSnapshot('./catalogue.txt')
})
