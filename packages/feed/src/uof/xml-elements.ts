/** An element of a message: its attributes, and the elements directly in it. Texts are left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const OUTSIDE_TAGS = /<\?[^]*?\?>|<!--[^]*?-->/g

/**
 * The elements of a message without document type, as the feed sends it; null where tags are not
 * closed in order, or a '<' begins none.
 */
export function parseXml(text: string): readonly XmlElement[] | null {
  const body = text.replace(OUTSIDE_TAGS, '')
  if (body.replace(TAG, '').includes('<')) return null
  const open: Building[] = []
  const roots: XmlElement[] = []
  for (const [, closing, name = '', attributes = '', isEmpty] of body.matchAll(TAG)) {
    if (closing) {
      if (open.pop()?.name !== name) return null
      continue
    }
    const element = { name, attributes: attributesOf(attributes), children: [] }
    const parent = open.at(-1)?.children ?? roots
    parent.push(element)
    if (!isEmpty) open.push(element)
  }
  return open.length === 0 ? roots : null
}

interface Building extends XmlElement {
  readonly children: XmlElement[]
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)]
  return new Map(found.map(([, name = '', one, other]) => [name, unescaped(one ?? other ?? '')]))
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
}

/** All elements of a name, at any depth, in order. */
export function elementsNamed(
  elements: readonly XmlElement[],
  name: string,
): readonly XmlElement[] {
  return elements.flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...elementsNamed(element.children, name),
  ])
}
