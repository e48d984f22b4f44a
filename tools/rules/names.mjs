import { isSized } from './places.mjs'
import { breach } from './syntax.mjs'

const KEBAB = /^\d*-?[a-z0-9]+(-[a-z0-9]+)*$/
/** Folders that carry the code of a language as the call of the contract spells it. */
const LANGUAGE_FOLDERS = new Set(['ptBR'])
const FORBIDDEN_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'misc'])
const FORBIDDEN_NAMES = new Set(['common', 'shared', 'lib', 'stuff'])

function partsOf(path) {
  const parts = path.split('/')
  const [stem] = parts.at(-1).split('.')
  return [...parts.slice(0, -1), stem].filter((part) => !part.startsWith('.'))
}

function kebabCase(files) {
  return files
    .filter(isSized)
    .filter(({ path }) =>
      partsOf(path).some((part) => !KEBAB.test(part) && !LANGUAGE_FOLDERS.has(part)),
    )
    .map((file) => breach(file, 1, 'is not named in kebab-case'))
}

const saysNothing = (part) =>
  FORBIDDEN_NAMES.has(part) || part.split('-').some((word) => FORBIDDEN_WORDS.has(word))

function forbiddenNames(files) {
  return files
    .filter(isSized)
    .filter(({ path }) => partsOf(path).some(saysNothing))
    .map((file) => breach(file, 1, 'has a meaningless name'))
}

export const nameRules = [
  { name: 'kebab-case file names', check: kebabCase },
  { name: 'meaningless names', check: forbiddenNames },
]
