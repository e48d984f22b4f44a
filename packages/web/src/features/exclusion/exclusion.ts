/** The door of self-exclusion: how it stands, and the notice for who is excluded. */
export { type ActiveExclusion, ExclusionNotice } from './exclusion-notice.tsx'
export {
  learnExclusion,
  sendExclusion,
  useExclusion,
  useKnownExclusion,
} from './exclusion-query.ts'
export { exclusionTexts } from './exclusion-texts.ts'
