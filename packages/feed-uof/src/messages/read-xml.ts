import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** An element of a document that was read; texts between elements are not kept. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
}

/** Why a document is not read. */
export const XML_REFUSALS = [
  'too_large',
  'not_utf8',
  'malformed',
  'too_deep',
  'too_many_elements',
  'doctype',
] as const
type XmlRefusal = (typeof XML_REFUSALS)[number]

interface XmlLimits {
  readonly bytesMax: number
  readonly elementsMax: number
}

/** A message of the feed; the largest ones of a football match have a few hundred kilobytes. */
export const MESSAGE_LIMITS: XmlLimits = { bytesMax: 4 * 1024 * 1024, elementsMax: 100_000 }
/** A reply of the interface: all market descriptions, all matches of a day. */
export const REPLY_LIMITS: XmlLimits = { bytesMax: 64 * 1024 * 1024, elementsMax: 2_000_000 }

const DEPTH_MAX = 16
const CHUNK = 64 * 1024

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
}

/**
 * Reads a document within limits. Nothing is expanded, fetched or executed: a document with a
 * DOCTYPE is refused, so that it cannot declare entities.
 */
export function readXml(
  bytes: Uint8Array,
  { bytesMax, elementsMax }: XmlLimits,
): { readonly root: XmlElement } | { readonly refusal: XmlRefusal } {
  if (bytes.length > bytesMax) return { refusal: 'too_large' }
  const text = utf8(bytes)
  if (text === null) return { refusal: 'not_utf8' }
  const reading = new Reading(elementsMax)
  for (let at = 0; at < text.length && reading.refusal === null; at += CHUNK)
    reading.write(text.slice(at, at + CHUNK))
  return reading.end()
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** One document; the first reason for a refusal is kept. */
class Reading {
  refusal: XmlRefusal | null = null
  readonly #parser = new SaxesParser()
  readonly #open: OpenElement[] = []
  readonly #elementsMax: number
  #root: XmlElement | null = null
  #count = 0

  constructor(elementsMax: number) {
    this.#elementsMax = elementsMax
    this.#parser.on('error', () => this.#refuse('malformed'))
    this.#parser.on('doctype', () => this.#refuse('doctype'))
    this.#parser.on('opentag', (tag) => this.#begin(tag))
    this.#parser.on('closetag', () => this.#open.pop())
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  end(): { readonly root: XmlElement } | { readonly refusal: XmlRefusal } {
    if (this.refusal === null) this.#parser.close()
    if (this.refusal !== null) return { refusal: this.refusal }
    return this.#root === null ? { refusal: 'malformed' } : { root: this.#root }
  }

  #begin({ name, attributes }: SaxesTagPlain): void {
    if (this.refusal !== null) return
    this.#count += 1
    if (this.#count > this.#elementsMax) return this.#refuse('too_many_elements')
    if (this.#open.length >= DEPTH_MAX) return this.#refuse('too_deep')
    const element: OpenElement = { name, attributes, children: [] }
    this.#open.at(-1)?.children.push(element)
    this.#root ??= element
    this.#open.push(element)
  }

  #refuse(refusal: XmlRefusal): void {
    this.refusal ??= refusal
  }
}
