import type { Page } from '../../../root/page.ts'
import { watchSession } from './slip-store.ts'

/** Restores each player's slip, and queries the result of one that is still undecided (SLP-33). */
export function watchSlip(page: Page): () => void {
  return watchSession(page, () => {
    void import('../submit/submit-slip.ts').then(({ resumeSlip }) => resumeSlip(page))
  })
}
