/** Entry of self-exclusion: its state, and the notice for an excluded player. */
export { type ActiveExclusion, ExclusionNotice } from './exclusion-notice.tsx'
export {
  learnExclusion,
  sendExclusion,
  useExclusion,
  useKnownExclusion,
} from './exclusion-query.ts'
export { exclusionTexts } from './exclusion-texts.ts'
