import { COMMON_PASSWORDS } from './common-passwords.ts'

/** What is known of the person whose password it is; what is not known yet is left out. */
export interface PasswordOwner {
  readonly username?: string
  /** First name, surname, in any number of words. */
  readonly names?: readonly string[]
  readonly email?: string
  /** 'YYYY-MM-DD'. */
  readonly birthdate?: string
}

/** Why a password is refused; its length is judged by the forms. */
export type PasswordProblem = 'spaces' | 'characters' | 'personal' | 'common'

/** Symbols that the guidance lists beside letters and digits. */
export const PASSWORD_SYMBOLS = '!@#$%&*()-_=+[]{}<>/\\|.,:;?^~\'"`'

/** Shorter parts of a name occur in too many words to be refused. */
const PART_LENGTH_MIN = 3

/**
 * The guidance of the password page (specification, 5): no spaces; letters, digits and listed
 * symbols; not the username, a name, the e-mail before its @ or the birth year, blind to accents
 * and capitals; and none of the passwords that are tried first. Null when it is acceptable.
 */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (/\s/.test(password)) return 'spaces'
  if (![...password].every(isListed)) return 'characters'
  const folded = foldText(password)
  if (personalParts(owner).some((part) => folded.includes(part))) return 'personal'
  return COMMON_PASSWORDS.has(folded) ? 'common' : null
}

function isListed(character: string): boolean {
  return /[\p{L}\p{M}\p{Nd}]/u.test(character) || PASSWORD_SYMBOLS.includes(character)
}

function personalParts(owner: PasswordOwner): readonly string[] {
  const names = (owner.names ?? []).flatMap((name) => name.split(/[\s'-]+/))
  const mailbox = owner.email?.split('@')[0] ?? ''
  const year = owner.birthdate?.slice(0, 4) ?? ''
  return [owner.username ?? '', mailbox, year, ...names]
    .map(foldText)
    .filter((part) => part.length >= PART_LENGTH_MIN)
}

/** Text without accents and capitals, for comparing alone: 'José' → 'jose'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
