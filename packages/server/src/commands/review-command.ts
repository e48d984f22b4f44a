import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'

/** What an operator requests by `npm run review`. */
export type ReviewCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'code'; readonly player: string; readonly code: string }
  | {
      readonly verb: 'files'
      readonly id: string
      readonly folder: string
      readonly reviewer: string
    }
  | {
      readonly verb: 'approve' | 'refuse'
      readonly id: string
      readonly reason: string | null
      readonly reviewer: string
    }

export const REVIEW_USAGE = `npm run review -- list
npm run review -- code PLAYER CODE                compares a caller's security code
npm run review -- files ID FOLDER [--by NAME]     writes document and selfie there
npm run review -- approve ID [--by NAME]
npm run review -- refuse ID --reason TEXT [--by NAME]
ID: of a withdrawal or a proof, or outcome-N of a result that our own rule contradicts: approve pays
it as the feed sent it, refuse pays it by the rule
`

/** Null for invalid arguments; the reviewer is the user of this machine unless a name is passed. */
export function readReviewCommand(args: readonly string[]): ReviewCommand | null {
  const read = parsed(args)
  if (read === null) return null
  const [verb, id = '', folder = '', ...more] = read.positionals
  const reason = read.values.reason?.trim() || null
  const reviewer = read.values.by?.trim() || userInfo().username
  if (more.length > 0) return null
  if (verb === 'list' && id === '') return { verb }
  if (verb === 'code' && id !== '' && folder !== '' && reason === null)
    return { verb, player: id, code: folder }
  if (verb === 'files' && id !== '' && folder !== '') return { verb, id, folder, reviewer }
  if (id === '' || folder !== '') return null
  if (verb === 'approve' && reason === null) return { verb, id, reason, reviewer }
  return verb === 'refuse' && reason !== null ? { verb, id, reason, reviewer } : null
}

function parsed(args: readonly string[]) {
  try {
    const options = { reason: { type: 'string' }, by: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
}
