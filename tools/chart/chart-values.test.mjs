import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CHART, chartFiles, exampleNames } from './chart-files.mjs'
import { ROLES, SECRETS_BY_FILE } from './server-facts.mjs'

const textByPath = new Map(chartFiles().map(({ path, text }) => [path, text]))
const read = (path) => textByPath.get(`${CHART}/${path}`)
const values = parse(read('values.yaml'))
const schema = JSON.parse(read('values.schema.json'))
const { definitions } = schema
const validate = new Ajv({ allErrors: true, strict: false }).compile(schema)
const templates = [...textByPath].filter(([path]) => path.includes('/templates/'))

/** As Helm merges: objects by their keys, anything else whole. */
function merged(base, given) {
  const isObject = (one) => typeof one === 'object' && one !== null && !Array.isArray(one)
  if (!isObject(base) || !isObject(given)) return given
  const entries = Object.entries(given).map(([key, one]) => [key, merged(base[key], one)])
  return { ...base, ...Object.fromEntries(entries) }
}

function faultsOf(given) {
  return validate(merged(values, given))
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('the values of the chart and of its examples are what its schema allows', () => {
  expect(faultsOf({})).toEqual([])
  for (const name of exampleNames)
    expect(faultsOf(parse(read(`examples/${name}.yaml`)))).toEqual([])
})

const WRONG = [
  [{ replicas: 2 }, 'additional properties'],
  [{ settings: { TRUST_PROXY: 1 } }, '/settings/TRUST_PROXY must be string'],
  [{ settings: { stakeMax: '1' } }, 'property name must be valid'],
  [{ settings: { NATS_URL: 'nats://x' } }, 'property name must be valid'],
  [{ servers: { api: { settings: { ROLE: 'feed' } } } }, 'property name must be valid'],
  [{ servers: { api: { roles: ['web'] } } }, '/servers/api/roles/0 must be equal to one of'],
  [{ servers: { api: { replica: 2 } } }, '/servers/api must NOT have additional properties'],
  [{ secret: { files: { DATABASE_OWNER_URL_FILE: 'x' } } }, 'property name must be valid'],
  [{ ingress: { enabled: true } }, '/ingress/host must NOT have fewer than 1'],
  [{ budgets: { maxUnavailable: 0 } }, '/budgets/maxUnavailable'],
  [{ image: { digest: 'latest' } }, '/image/digest must match pattern'],
]

test.each(WRONG)('the schema refuses %j', (given, fault) => {
  expect(faultsOf(given).join('; ')).toContain(fault)
})

test('no secret can be given as a setting, and the roles are those of the server', () => {
  const refused = definitions.settings.propertyNames.not.enum
  expect([ROLES.length, SECRETS_BY_FILE.length]).toEqual([5, 11])
  const secrets = [...SECRETS_BY_FILE, 'DATA_KEY', 'ODDS_API_KEY', 'UOF_TOKEN']
  expect(secrets.filter((name) => !refused.includes(name))).toEqual([])
  expect(new Set(definitions.group.properties.roles.items.enum)).toEqual(new Set(ROLES))
  expect(new Set(Object.keys(values.servers))).toEqual(new Set(ROLES))
})

test('every value that a template reads directly exists, and each top one is explained', () => {
  const found = templates.flatMap(([path, text]) =>
    [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, name]) => ({ path, name })),
  )
  expect(found.length).toBeGreaterThan(30)
  const isThere = (name) => name.split('.').reduce((one, key) => one?.[key], values) !== undefined
  expect(found.filter(({ name }) => !isThere(name))).toEqual([])
  const used = new Set(found.map(({ name }) => name.split('.')[0]))
  expect(Object.keys(values).filter((name) => !used.has(name))).toEqual([])
  const unexplained = [...read('values.yaml').matchAll(/^(?!#)(.*)\n(\w+):/gm)]
    .filter(([, before]) => before === '')
    .map(([, , name]) => name)
  expect(unexplained).toEqual([])
})
