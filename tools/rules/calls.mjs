import ts from 'typescript'
import { isProduct, isTestSide } from './places.mjs'
import { breach, importsOf, lineOf, nodesOf, parse } from './syntax.mjs'

const RECORDS = /^packages\/contract\/src\/.+-calls?\.ts$/
const CALLERS = /^packages\/(server|web)\/src\//

/** Addresses of the API that are no calls, by the files that name them. */
export const NO_CALLS = {
  'packages/server/src/http/openapi/openapi-routes.ts': ['/api/openapi.json'],
  'packages/server/src/http/operator-routes.ts': ['/api/health', '/api/ready'],
  'packages/server/src/stream/stream-routes.ts': ['/api/stream'],
  'packages/web/src/live/open-browser-socket.ts': ['/api/stream'],
  'packages/server/src/http/refuse-calls.ts': ['/api/health', '/api/ready', '/api/stream'],
}

function pathOf(node) {
  const isPath =
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'path' &&
    ts.isStringLiteral(node.initializer)
  return isPath ? [node.initializer.text] : []
}

/** The paths of the records; a path of one word is an ordinary word elsewhere. */
const callPaths = (files) =>
  files
    .filter(({ path }) => RECORDS.test(path))
    .flatMap((file) => nodesOf(file, ts.isPropertyAssignment).flatMap(pathOf))
    .filter((path) => path.includes('/'))

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

function addressesInTable(files) {
  const paths = new Set(callPaths(files))
  const isAddress = (file, text) => {
    const [address] = /^\/api\/\w[\w./-]*/.exec(text) ?? []
    if (address === undefined) return paths.has(text)
    return !(NO_CALLS[file.path] ?? []).includes(address)
  }
  return files
    .filter((file) => isProduct(file) && !isTestSide(file) && CALLERS.test(file.path))
    .flatMap((file) =>
      nodesOf(file, isText)
        .filter(({ text }) => isAddress(file, text))
        .map((node) =>
          breach(file, lineOf(file, node), `${node.text}: use the record of the call`),
        ),
    )
}

const READABLE = new Set(['path', 'response'])
const TABLE = '@caderneta/contract/calls'
const isOfRecords = (specifier) => /^@caderneta\/contract\/.+-calls?$/.test(specifier)

/** The names that a file has of records; of a module of them when it is imported as a whole. */
function recordNames(file) {
  const names = { records: new Set(), modules: new Set() }
  for (const statement of parse(file).statements) {
    if (!ts.isImportDeclaration(statement) || !isOfRecords(statement.moduleSpecifier.text)) continue
    const bindings = statement.importClause?.namedBindings
    if (bindings && ts.isNamespaceImport(bindings)) names.modules.add(bindings.name.text)
    else for (const { name } of bindings?.elements ?? []) names.records.add(name.text)
  }
  return names
}

function isRecord(node, { records, modules }) {
  if (ts.isIdentifier(node)) return records.has(node.text)
  return ts.isPropertyAccessExpression(node) && modules.has(node.expression.getText())
}

const elementName = ({ propertyName, name }) => (propertyName ?? name).getText()

/** The members that are read of a record: `logIn.access`, `const { access } = logIn`. */
function membersRead(node, names) {
  if (ts.isPropertyAccessExpression(node) && isRecord(node.expression, names))
    return [node.name.text]
  const isTaken =
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer &&
    isRecord(node.initializer, names)
  if (isTaken) return node.name.elements.map(elementName)
  const isParameter =
    ts.isParameter(node) &&
    ts.isObjectBindingPattern(node.name) &&
    /^Page(Call|File)\b/.test(node.type?.getText() ?? '')
  return isParameter ? node.name.elements.map(elementName) : []
}

/** The build leaves the page nothing else of a record (packages/web/contract-calls.config.ts). */
function pageReadsRecords(files) {
  const page = files.filter(
    (file) => isProduct(file) && !isTestSide(file) && file.path.startsWith('packages/web/'),
  )
  return page.flatMap((file) => {
    const names = recordNames(file)
    const members = nodesOf(file, (node) =>
      membersRead(node, names).some((member) => !READABLE.has(member)),
    )
    const tables = importsOf(file).filter(
      ({ specifier, isTypeOnly }) => specifier === TABLE && !isTypeOnly,
    )
    return [
      ...members.map((node) =>
        breach(file, lineOf(file, node), 'the build leaves path and response of a call only'),
      ),
      ...tables.map(({ line }) => breach(file, line, 'all calls would be part of the page')),
    ]
  })
}

const CONTRACT = 'packages/contract/src/'
/** Where the texts of requests are made of `z.string()`, once. */
const READERS = `${CONTRACT}outside-text.ts`

const isRequestMember = (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'request'

/** The declarations of the contract by their names, and the requests among them. */
function contractNodes(files) {
  const declared = new Map()
  const requests = []
  for (const file of files) {
    for (const node of nodesOf(file, ts.isVariableDeclaration)) {
      const name = node.name.getText()
      declared.set(name, [...(declared.get(name) ?? []), { file, node }])
      if (/Request$/.test(name)) requests.push({ file, node })
    }
    for (const node of nodesOf(file, isRequestMember)) requests.push({ file, node })
  }
  return { declared, requests }
}

const within = (node, isWanted) => [
  ...(isWanted(node) ? [node] : []),
  ...node.getChildren().flatMap((child) => within(child, isWanted)),
]

const UNREAD = 'a text of a request: use one of outside-text.ts, which reads it'

/** `z.string()`, also where the line is broken before the dot. */
const isRawText = (node) =>
  ts.isCallExpression(node) && node.expression.getText().replaceAll(/\s/g, '') === 'z.string'

/** A text of a request that is read by nothing may hold what cannot be seen, in any form. */
function textsOfRequestsAreRead(files) {
  const contract = files.filter(
    (file) => file.path.startsWith(CONTRACT) && isProduct(file) && file.path !== READERS,
  )
  const { declared, requests } = contractNodes(contract)
  const known = new Set()
  const found = []
  for (let next = requests; next.length > 0; ) {
    const names = new Set()
    for (const { file, node } of next) {
      const raw = within(node, isRawText)
      found.push(...raw.map((text) => breach(file, lineOf(file, text), UNREAD)))
      for (const { text } of within(node, ts.isIdentifier)) names.add(text)
    }
    const fresh = [...names].filter((name) => !known.has(name))
    for (const name of fresh) known.add(name)
    next = fresh.flatMap((name) => declared.get(name) ?? [])
  }
  return found
}

export const callRules = [
  { name: 'addresses of calls in the table', check: addressesInTable },
  { name: 'the page reads path and response', check: pageReadsRecords },
  { name: 'texts of requests are read', check: textsOfRequestsAreRead },
]
