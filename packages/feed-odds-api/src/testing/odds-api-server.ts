import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the server of a test answers: a status with JSON, a text, or nothing at all. */
type Answer =
  | { readonly status?: number; readonly json: unknown; readonly headers?: Headers }
  | { readonly text: string }
  | 'silence'

type Headers = Readonly<Record<string, string>>

const KEY = 'test-key'
const COSTS: Readonly<Record<string, number>> = { odds: 3, scores: 2 }

/**
 * The Odds API of a test, over HTTP: it checks the key, counts credits as the real one does, and
 * answers each path with what the test has set; other paths have an empty list.
 */
export class OddsApiServer {
  readonly key = KEY
  readonly calls: string[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #server = createServer((request, response) => this.#answer(request, response))
  creditsLeft = 500
  used = 0

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** The answer to a path such as '/sports/soccer_epl/odds'. */
  set(path: string, answer: Answer): void {
    this.#answers.set(path, answer)
  }

  /** How often a path was called. */
  callsOf(path: string): number {
    return this.calls.filter((one) => one === path).length
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(String(request.url), 'http://localhost')
    const path = url.pathname.replace(/^\/v4/, '')
    this.calls.push(path)
    const answer = url.searchParams.get('apiKey') === KEY ? this.#answerTo(path) : REFUSED
    if (answer === 'silence') return
    if ('text' in answer) {
      response.end(answer.text)
      return
    }
    const { status = 200, json, headers } = answer
    if (status === 200) this.#charge(path)
    const quota = {
      'x-requests-remaining': `${this.creditsLeft}`,
      'x-requests-used': `${this.used}`,
    }
    response.writeHead(status, { 'content-type': 'application/json', ...quota, ...headers })
    response.end(JSON.stringify(json))
  }

  #answerTo(path: string): Answer {
    const isPaid = costOf(path) > 0
    if (isPaid && this.creditsLeft < costOf(path)) return OUT_OF_CREDITS
    return this.#answers.get(path) ?? { json: [] }
  }

  #charge(path: string): void {
    this.creditsLeft -= costOf(path)
    this.used += costOf(path)
  }
}

function costOf(path: string): number {
  const kind = path.split('/').at(-1)
  return (kind === undefined ? undefined : COSTS[kind]) ?? 0
}

/** An error as the provider writes it. */
export function errorOf(status: number, code: string, headers?: Headers): Answer {
  const json = { message: 'in words', error_code: code, details_url: 'https://example.com' }
  return headers === undefined ? { status, json } : { status, json, headers }
}

const REFUSED = errorOf(401, 'INVALID_KEY')
const OUT_OF_CREDITS = errorOf(401, 'OUT_OF_USAGE_CREDITS')
