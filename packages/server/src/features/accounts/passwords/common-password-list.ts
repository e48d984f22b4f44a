import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FieldError } from '@caderneta/contract/field-errors'
import { foldText } from '@caderneta/domain/person/password-rule'

const FILE = fileURLToPath(new URL('../../../../data/common-passwords.txt', import.meta.url))

/** 10,000 of the most frequent leaked passwords (data/README.md), folded; read once. */
const COMMON: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').trim().split('\n'))

/** Ignores accents and case. The page has only the first few; this list is authoritative. */
export function commonPasswordError(password: string): FieldError | null {
  return COMMON.has(foldText(password)) ? 'password_common' : null
}
