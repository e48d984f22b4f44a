import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * The failure of the next call of a payout: this status, no response to a request that was never
 * received, none to one that was, none to one that is processed long after, an expired token, no
 * account at that address, or none.
 */
export type EfiMishap = number | 'silence' | 'lost' | 'late' | 'stale' | 'nowhere' | 'none'

interface Sent {
  readonly valor: string
  readonly favorecido: { readonly chave: string; readonly cpf: string }
  status: string
  devolucoes: { readonly valor: string; readonly status: string }[]
}

interface EfiResponse {
  readonly status: number
  readonly body: object
}

const LATE_MS = 450

/**
 * Efí, as far as 'Envio e Pagamento Pix' documents what we call, over real HTTP. It pays each
 * identifier once and confirms late: the first response is always `EM_PROCESSAMENTO`. The last
 * digits of an amount determine its result: ,13 fails, ,15 is denied at once.
 */
export class TestEfi {
  url = ''
  readonly calls: string[] = []
  readonly mishaps: EfiMishap[] = []
  readonly sentById = new Map<string, Sent>()
  /** Keys that belong to another CPF than the one that is sent with them. */
  readonly keysOfOthers = new Set<string>()
  /** While true, requested payouts stay in progress. */
  isSlow = false
  readonly #late = new Set<NodeJS.Timeout>()
  readonly #tokens = new Set<string>()
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response))
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const bound = this.#server.address()
    this.url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  }

  /** The settings of a server that pays out here. */
  get environment() {
    return {
      PSP: 'http',
      PAYOUT: 'efi',
      PSP_SECRET: 'thirty-two letters that are secret',
      PSP_URL: `${this.url}/v2`,
      PSP_TOKEN_URL: `${this.url}/oauth/token`,
      PSP_CLIENT_ID: 'client',
      PSP_CLIENT_SECRET: 'secret',
      PSP_KEY: 'pix@casa.example',
    }
  }

  /** The receiving bank returns so much of a payout. */
  sendBack(idEnvio: string, valor: string): void {
    this.sentById.get(idEnvio)?.devolucoes.push({ valor, status: 'DEVOLVIDO' })
  }

  /** Identifiers under which money was paid out. */
  get paidIds(): string[] {
    return [...this.sentById].flatMap(([id, { status }]) => (status === 'REALIZADO' ? [id] : []))
  }

  /** Resolves when every request in transit was received. */
  async settled(): Promise<void> {
    while (this.#late.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const respond = () => this.#respondTo(request, body)
    if (request.url === '/oauth/token') return send(response, this.#grant())
    this.calls.push(`${request.method} ${request.url}`)
    const mishap = this.mishaps.shift() ?? 'none'
    if (mishap === 'stale') this.#tokens.clear()
    if (mishap === 'silence') return
    if (mishap === 'nowhere') return send(response, { status: 404, body: {} })
    if (mishap === 'late') return this.#later(respond)
    const result = typeof mishap === 'number' ? named(mishap, 'erro_aplicacao') : respond()
    if (mishap === 'lost') return void response.destroy()
    send(response, result)
  }

  #later(respond: () => EfiResponse): void {
    const timer = setTimeout(() => {
      this.#late.delete(timer)
      respond()
    }, LATE_MS)
    this.#late.add(timer)
  }

  #grant(): EfiResponse {
    const token = `token-${this.#tokens.size}-${Math.random()}`
    this.#tokens.add(`Bearer ${token}`)
    return { status: 200, body: { access_token: token, expires_in: 3600 } }
  }

  #respondTo({ method, url = '', headers }: IncomingMessage, body: string): EfiResponse {
    if (!this.#tokens.has(headers.authorization ?? '')) return named(401, 'invalid_token')
    const put = /^\/v3\/gn\/pix\/([A-Za-z0-9]{1,35})$/.exec(url)?.[1]
    if (method === 'PUT' && put !== undefined) return this.#put(put, body)
    const idEnvio = /^\/v2\/gn\/pix\/enviados\/id-envio\/([A-Za-z0-9]{1,35})$/.exec(url)?.[1]
    return idEnvio === undefined ? { status: 404, body: {} } : this.#statusOf(idEnvio)
  }

  #put(idEnvio: string, body: string): EfiResponse {
    const { valor, favorecido, pagador } = JSON.parse(body)
    if (this.sentById.has(idEnvio)) return named(409, 'id_envio_duplicado')
    if (pagador.chave !== 'pix@casa.example') return named(400, 'chave_invalida')
    if (this.keysOfOthers.has(favorecido.chave))
      return named(400, 'chave_nao_pertence_ao_documento')
    if (valor.endsWith('.15')) return named(422, 'pagamento_negado')
    const sent = { valor, favorecido, status: 'EM_PROCESSAMENTO', devolucoes: [] }
    this.sentById.set(idEnvio, sent)
    const horario = { solicitacao: new Date().toISOString() }
    const { status } = sent
    return { status: 201, body: { idEnvio, e2eId: endToEndId(idEnvio), valor, horario, status } }
  }

  #statusOf(idEnvio: string): EfiResponse {
    const sent = this.sentById.get(idEnvio)
    if (!sent) {
      const type = 'https://pix.bcb.gov.br/api/v2/error/PixEnviadoNaoEncontrado'
      return { status: 404, body: { type, title: 'Não Encontrado', status: 404 } }
    }
    if (sent.status === 'EM_PROCESSAMENTO' && !this.isSlow)
      sent.status = sent.valor.endsWith('.13') ? 'NAO_REALIZADO' : 'REALIZADO'
    const { devolucoes, ...result } = sent
    const back = devolucoes.length > 0 ? { devolucoes } : {}
    return { status: 200, body: { endToEndId: endToEndId(idEnvio), idEnvio, ...result, ...back } }
  }
}

/** The content of a webhook of Efí about a payout. */
export function efiNotice(idEnvio: string, status = 'REALIZADO') {
  return {
    endToEndId: endToEndId(idEnvio),
    chave: 'pix@casa.example',
    tipo: 'SOLICITACAO',
    status,
    valor: '40.00',
    horario: status === 'REALIZADO' ? '2026-11-21T12:00:00.000Z' : null,
    gnExtras: { idEnvio },
  }
}

export async function startTestEfi(): Promise<TestEfi> {
  const efi = new TestEfi()
  await efi.listen()
  return efi
}

function endToEndId(idEnvio: string): string {
  return `E09089356202611211200${idEnvio.slice(0, 12)}`
}

function named(status: number, nome: string): EfiResponse {
  return { status, body: { nome, mensagem: 'A chamada foi recusada.' } }
}

function send(response: ServerResponse, { status, body }: EfiResponse): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
