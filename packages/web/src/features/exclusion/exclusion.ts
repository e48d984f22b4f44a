/** The door of self-exclusion: how it stands, and the notice for who is excluded. */
export { ExclusionNotice, type Standing } from './exclusion-notice.tsx'
export {
  learnExclusion,
  sendExclusion,
  useExclusion,
  useKnownStanding,
} from './exclusion-query.ts'
export { exclusionTexts } from './exclusion-texts.ts'
