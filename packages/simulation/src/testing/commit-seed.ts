import { execFileSync } from 'node:child_process'

/** The commit that is tested, so that no model is tuned to a seed; a fixed one outside git. */
export function commitSeed(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'no commit'
  }
}
