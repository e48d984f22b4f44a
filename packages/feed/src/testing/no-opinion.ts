import type { Opinion } from '../contest/contest-model.ts'

/** The chances of the model alone. */
export const NO_OPINION: Opinion = { edge: 0, pace: 0 }
