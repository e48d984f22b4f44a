import { parseArgs } from 'node:util'
import { isUnreadable, visibleText } from '@caderneta/domain/text/outside-text'
import { agentCode } from '../features/agents/agents.ts'

/** A parsed `npm run agents` command line. */
export type AgentsCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'add'; readonly code: string; readonly name: string }
  | { readonly verb: 'retire' | 'players'; readonly code: string }

export const AGENTS_USAGE = `npm run agents -- list
npm run agents -- add CODE NAME     CODE: a-z 0-9 . _ - (at most 64); NAME: as the sign-up shows it
npm run agents -- retire CODE       closes it for sign-ups; its players stay
npm run agents -- players CODE      the accounts that signed up with it
`

const NAME_LENGTH_MAX = 80

/** Null when the arguments are not a command; codes in lower case. */
export function readAgentsCommand(args: readonly string[]): AgentsCommand | null {
  const [verb, codeText, ...words] = positionalsOf(args) ?? []
  if (verb === 'list') return codeText === undefined ? { verb } : null
  const code = agentCode(codeText ?? '')
  if (code === null) return null
  const name = visibleText(words.join(' '))
  if (verb === 'add') return isName(name) ? { verb, code, name } : null
  if (verb !== 'retire' && verb !== 'players') return null
  return words.length === 0 ? { verb, code } : null
}

/** Shown on the sign-up form: no control or direction characters (U+202E reverses what follows). */
const isName = (name: string) =>
  name !== '' && name.length <= NAME_LENGTH_MAX && !isUnreadable(name)

function positionalsOf(args: readonly string[]): readonly string[] | null {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals
  } catch {
    return null
  }
}
