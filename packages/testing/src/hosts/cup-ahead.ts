import { fileURLToPath } from 'node:url'

/** Eight matches from the quarter-finals of 2022 on. */
export const QUARTER_FINALS = fileURLToPath(
  new URL('../../../feed/src/openfootball/fixtures/worldcup-2022-excerpt.json', import.meta.url),
)

/** World enough for what is not about matches: few, and the first starts in an hour. */
export const CUP_AHEAD = { FEED: 'openfootball', FEED_PATH: QUARTER_FINALS, FEED_LEAD: '3600' }
