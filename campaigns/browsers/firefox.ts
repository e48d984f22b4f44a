import { type ChildProcess, spawn } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { BidiClient } from './bidi-client.ts'

const NAMES = ['firefox', 'firefox-esr']

/** Path of the Firefox of this machine, or of `FIREFOX`; null without one. */
export async function findFirefox(): Promise<string | null> {
  const { FIREFOX, PATH = '' } = process.env
  if (FIREFOX !== undefined) return FIREFOX
  const paths = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  for (const path of paths) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return null
}

/** Nothing of its own over the network, and no sandbox that a container refuses. */
const PREFERENCES = [
  ['remote.active-protocols', 1],
  ['app.update.disabledForTesting', true],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['services.settings.server', 'data:,'],
  ['browser.safebrowsing.update.enabled', false],
] as const

const preferences = PREFERENCES.map(
  ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
).join('')

const remoteValue = z.looseObject({ type: z.string(), value: z.unknown().optional() })
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: remoteValue }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const logEntry = z.object({
  level: z.string(),
  text: z.nullable(z.string()),
  source: z.object({ realm: z.string() }),
})
const realms = z.object({ realms: z.array(z.object({ realm: z.string() })) })
const contexts = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const picture = z.object({ data: z.string() })

interface Complaint {
  /** Of the document. */
  readonly realm: string
  readonly text: string
}

/** A page in a Firefox without a window, driven by WebDriver BiDi. */
export class FirefoxPage {
  readonly #complaints: Complaint[]
  readonly #client: BidiClient
  readonly #context: string
  readonly #end: () => Promise<void>

  private constructor(
    client: BidiClient,
    context: string,
    complaints: Complaint[],
    end: () => Promise<void>,
  ) {
    this.#complaints = complaints
    this.#client = client
    this.#context = context
    this.#end = end
  }

  static async open(path: string): Promise<FirefoxPage> {
    const profile = await mkdtemp(join(tmpdir(), 'caderneta-firefox-'))
    await writeFile(join(profile, 'user.js'), preferences)
    const parameters = ['--headless', '--no-remote', '--profile', profile]
    const child = spawn(path, [...parameters, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // A path of nothing ends it before it began.
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    const end = async () => {
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    }
    try {
      const complaints: Complaint[] = []
      const address = await addressOf(child)
      const client = await BidiClient.connect(`${address}/session`, (method, params) => {
        if (method === 'log.entryAdded') complaints.push(...errorsOf(params))
      })
      await client.send('session.new', { capabilities: {} }, z.unknown())
      await client.send('session.subscribe', { events: ['log.entryAdded'] }, z.unknown())
      const tree = await client.send('browsingContext.getTree', {}, contexts)
      return new FirefoxPage(client, tree.contexts[0]?.context ?? '', complaints, end)
    } catch (error) {
      await end()
      throw error
    }
  }

  async resize(width: number, height: number): Promise<void> {
    const viewport = { width, height }
    await this.#command('browsingContext.setViewport', { viewport })
  }

  /** A script that runs before those of each page. */
  async runFirst(script: string): Promise<void> {
    const functionDeclaration = `() => { ${script} }`
    await this.#client.send('script.addPreloadScript', { functionDeclaration }, z.unknown())
  }

  async goTo(url: string): Promise<void> {
    await this.#command('browsingContext.navigate', { url, wait: 'complete' })
  }

  /** The value of an expression, or of the promise that it is: a number, a text or a truth. */
  async read(expression: string): Promise<unknown> {
    const target = { context: this.#context }
    const reply = await this.#client.send(
      'script.evaluate',
      { expression, target, awaitPromise: true },
      evaluated,
    )
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text)
    return reply.result.value
  }

  /** Presses the middle of the box that the expression is, with the left button. */
  async press(element: string): Promise<void> {
    const point = z.tuple([z.number(), z.number()]).parse(
      JSON.parse(
        String(
          await this.read(`(() => {
            const element = ${element}
            element.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left, top, width, height } = element.getBoundingClientRect()
            return JSON.stringify([left + width / 2, top + height / 2].map(Math.round))
          })()`),
        ),
      ),
    )
    const [x, y] = point
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    const steps = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#command('input.performActions', { actions: [{ ...pointer, actions: steps }] })
  }

  /** What is in sight, as PNG. */
  async picture(): Promise<Buffer> {
    const parameters = { context: this.#context, origin: 'viewport' }
    const { data } = await this.#client.send(
      'browsingContext.captureScreenshot',
      parameters,
      picture,
    )
    return Buffer.from(data, 'base64')
  }

  /**
   * Errors of the console and of scripts of the document that is open: Firefox rejects what a page
   * still loads when it is left.
   */
  async takeComplaints(): Promise<readonly string[]> {
    const parameters = { context: this.#context }
    const open = await this.#client.send('script.getRealms', parameters, realms)
    const names = new Set(open.realms.map(({ realm }) => realm))
    return this.#complaints.splice(0).flatMap(({ realm, text }) => (names.has(realm) ? text : []))
  }

  async close(): Promise<void> {
    this.#client.close()
    await this.#end()
  }

  async #command(method: string, parameters: object): Promise<void> {
    await this.#client.send(method, { context: this.#context, ...parameters }, z.unknown())
  }
}

function errorsOf(params: unknown): readonly Complaint[] {
  const { level, text, source } = logEntry.parse(params)
  return level === 'error' ? [{ realm: source.realm, text: text ?? 'without a text' }] : []
}

/** Firefox prints where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const { stderr } = child
    if (stderr === null) return reject(new Error('Firefox has no output'))
    createInterface({ input: stderr }).on('line', (line) => {
      const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
  })
}
