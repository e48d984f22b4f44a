import { watchSession } from './slip-store.ts'

/** Restores each player's slip, and asks after one that is still unanswered (SLP-33). */
export function watchSlip(): () => void {
  return watchSession(() => {
    void import('../submit/submit-slip.ts').then(({ resumeSlip }) => resumeSlip())
  })
}
