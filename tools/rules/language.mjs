import { breach } from './syntax.mjs'

/**
 * Words that were retired from the project, with their replacements (docs/language.md). They are
 * refused in identifiers, comments, log messages, test titles and documents alike.
 */
const RETIRED_WORDS = [
  [/\b(tells?|told|telling)\b/i, 'send, publish, notify, return, report, distinguish'],
  [/\b(hears?|heard|hearing)\b/i, 'receive, observe'],
  [/\banew\b/i, 'again'],
  [/\bmended\b/i, 'fixed, restored'],
  [/\bwhoever\b/i, 'the caller, the client, the first to …'],
  [/\bnobody\b(?!@)/i, 'no player, no client, nothing'],
  [/\bchores?\b/i, 'task, housekeeping'],
  [/\bof ours\b/i, 'our own'],
]

/** The same within identifiers in camel case; columns (`told_at`) were named by frozen migrations. */
const RETIRED_NAMES = [
  [/\b(Told|Asked)[A-Z]\w*/, '…State, …Event, …Request'],
  [/\w(Told|Tells?|Heard|Hears?)(?=[A-Z]|\b)/, 'sent, published, received'],
  [/\b(tells?|told|hears?|heard)[A-Z]\w*/, 'send…, publish…, notify…, receive…'],
  [/\b[A-Z]\w+Parts\b/, '…Deps'],
  [/settlementAccount/i, 'payoutBreakdown'],
]

const RETIRED_PATH = /(?<=[-/])(told|tells?|heard|hears?|chores?)(?=[-./])/

/** Files that are not checked, and why. */
const EXEMPT = [
  { path: /^docs\/spec\//, reason: 'the specification is a copy' },
  { path: /^docs\/language\.md$/, reason: 'lists the retired words' },
  { path: /^docs\/decisions\/0068-/, reason: 'is about the words' },
  {
    path: /^packages\/server\/migrations\/00([0-3]\d|4[0-7])-/,
    reason: 'frozen by their checksum',
  },
  {
    path: /^packages\/server\/sql\//,
    reason: 'bodies of frozen migrations, until one replaces them',
  },
  { path: /^packages\/web\/src\/(.+\/)?texts\//, reason: 'shown to visitors, in their words' },
  { path: /^packages\/contract\/src\/messages\//, reason: 'shown to visitors, in their words' },
  { path: /^tools\/rules\/language\.mjs$/, reason: 'defines the rule' },
  { path: /^tools\/planted\//, reason: 'breaks the rule on purpose' },
]
const CHECKED = /\.(ts|tsx|mjs|css|sql|md)$/

const isChecked = (file) =>
  CHECKED.test(file.path) && !EXEMPT.some(({ path }) => path.test(file.path))

function judgePath(file) {
  const [word] = RETIRED_PATH.exec(file.path) ?? []
  return word ? [breach(file, 1, `its name has the retired word '${word}'`)] : []
}

/** The target of a link is the name of a file, which keeps it. */
const withoutTargets = (text) => text.replace(/\]\([^)]*\)/g, ']')

function judgeLine(file, line, index) {
  const isDocument = file.path.endsWith('.md')
  const text = isDocument ? withoutTargets(line) : line
  const words = isDocument ? RETIRED_WORDS : [...RETIRED_WORDS, ...RETIRED_NAMES]
  return words.flatMap(([word, better]) => {
    const [found] = word.exec(text) ?? []
    return found ? [breach(file, index + 1, `'${found}' is retired: ${better}`)] : []
  })
}

function retiredWords(files) {
  return files
    .filter(isChecked)
    .flatMap((file) => [
      ...judgePath(file),
      ...file.text.split('\n').flatMap((text, index) => judgeLine(file, text, index)),
    ])
}

export const languageRules = [{ name: 'retired words', check: retiredWords }]
