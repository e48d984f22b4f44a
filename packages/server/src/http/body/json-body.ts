import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { addField, type Fields, isReservedName } from './field-set.ts'

/** `wagers` is a list of objects of lists: depth 4 with the body itself. */
const DEPTH_MAX = 8
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * `application/json`: one object whose members are the fields. A text is kept unchanged; numbers,
 * booleans, null, lists and objects become the exact text in which they were written, so that no
 * amount passes through a floating-point number. Repeated names are refused at every level.
 */
export function parseJsonFields(text: string): Fields | Refusal {
  if (!isJsonObject(text) || !hasPlainNesting(text)) return refuse('malformed')
  const fields = new Map<string, string>()
  for (const [name, value] of members(text)) {
    const refusal = addField(fields, name, value)
    if (refusal) return refusal
  }
  return fields
}

function isJsonObject(text: string): boolean {
  try {
    JSON.parse(text)
  } catch {
    return false
  }
  return text.trimStart().startsWith('{')
}

interface Level {
  /** Null in a list. */
  readonly names: Set<string> | null
  expectsName: boolean
}

/** Checks the depth, and that no object repeats a name. The text is known to be JSON. */
function hasPlainNesting(text: string): boolean {
  const levels: Level[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '{') levels.push({ names: new Set(), expectsName: true })
    else if (token === '[') levels.push({ names: null, expectsName: false })
    else if (token === '}' || token === ']') levels.pop()
    else if (level?.names) {
      if (level.expectsName && !addName(level.names, token)) return false
      level.expectsName = token === ','
    }
    if (levels.length > DEPTH_MAX) return false
  }
  return true
}

function addName(names: Set<string>, token: string): boolean {
  const name = textOf(token)
  if (names.has(name) || isReservedName(name)) return false
  names.add(name)
  return true
}

/** The members of the outermost object, each with its value as a field. */
function* members(text: string): Generator<readonly [string, string]> {
  let depth = 0
  let name: string | null = null
  let valueAt = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (depth === 1 && (token === ',' || token === '}')) {
      if (name !== null) yield [name, textOf(text.slice(valueAt, index).trim())]
      name = null
    }
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && token === ':') valueAt = index + 1
    else if (depth === 1 && name === null && token !== ',') name = textOf(token)
  }
}

function textOf(written: string): string {
  return written.startsWith('"') ? String(JSON.parse(written)) : written
}
