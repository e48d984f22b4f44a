/** By sport, markets whose names in the feed are not written down yet: nothing of it opens them. */

export const UNMAPPED_FOOTBALL = {
  'first-goal-time': null,
  'window-15-result': null,
  'window-15-total': null,
  'window-10-total': null,
  'window-5-total': null,
} as const

export const UNMAPPED_PLAYERS = {
  'anytime-scorer': null,
  'first-scorer': null,
  'last-scorer': null,
  'next-scorer': null,
  'scorer-2plus': null,
  'scorer-3plus': null,
  'team-first-scorer': null,
  'scorer-and-result': null,
  'player-sot': null,
  'player-shots': null,
  'player-assist': null,
  'player-score-or-assist': null,
  'player-carded': null,
  'keeper-saves': null,
} as const

export const UNMAPPED_TENNIS = {
  'game-winner': null,
  'game-to-deuce': null,
  'game-correct-score': null,
  'point-winner': null,
} as const

export const UNMAPPED_VOLLEYBALL = { 'set-race': null, 'set-nth-point': null } as const

export const UNMAPPED_MAPS = {
  'cs-map-race': null,
  'cs-pistol-round': null,
  'cs-round-winner': null,
} as const

export const UNMAPPED_AMERICAN_FOOTBALL = { safety: null, 'drive-result': null } as const
