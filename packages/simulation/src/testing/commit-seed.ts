import { execFileSync } from 'node:child_process'

/** A seed that nobody can tune a model to: the commit that is tested; a fixed one outside git. */
export function commitSeed(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'no commit'
  }
}
