import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { fileURLToPath } from 'node:url'
import type { PixNotice, PixProvider, TimeSpan } from '../psp/pix-provider.ts'

/** The failure of the next call: this status, no response, a lost response, or none. */
type Mishap = number | 'silence' | 'lost' | 'none'

interface PspPayment {
  readonly endToEndId: string
  readonly txid: string
  readonly valor: string
  readonly horario: string
  /** Known to the provider, not reported to any client. */
  readonly payerCpf: string
}

interface Call {
  readonly method: string
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly body: string
  readonly authorization: string
}

interface PspResponse {
  readonly status: number
  readonly body: object
}

const CERTIFICATES = fileURLToPath(new URL('test-certificates/', import.meta.url))

export function certificateFile(name: string): string {
  return `${CERTIFICATES}${name}.pem`
}

/** A provider that implements the calls of the published API Pix that we make. */
export class TestPsp {
  url = ''
  /** 'PUT cob' and the like, in the order in which they were received. */
  readonly calls: string[] = []
  readonly mishaps: Mishap[] = []
  readonly webhooks = new Map<string, string>()
  readonly refundsById = new Map<string, { readonly valor: string; status: string }>()
  readonly charges = new Map<string, Readonly<Record<string, unknown>>>()
  /** State in which the next refund begins. */
  refundStatus = 'DEVOLVIDO'
  /** False for a provider that does not filter by payer. */
  heedsCpf = true
  pageLength = 100
  readonly #payments: PspPayment[] = []
  readonly #tokens = new Set<string>()
  readonly #server: Server
  #grants = 0

  constructor(isSecure: boolean) {
    const handle = (request: IncomingMessage, response: ServerResponse) =>
      void readCall(request).then((call) => this.#reply(call, response))
    this.#server = isSecure ? createSecureServer(mutualTls(), handle) : createServer(handle)
  }

  async listen(scheme: string): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const bound = this.#server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0
    this.url = `${scheme}://127.0.0.1:${port}`
  }

  pay(payment: PspPayment): void {
    this.#payments.push(payment)
  }

  endTokens(): void {
    this.#tokens.clear()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #reply(call: Call, response: ServerResponse): void {
    this.calls.push(`${call.method} ${call.path[0]}`)
    const mishap = this.mishaps.shift()
    if (mishap === 'silence') return
    const { status, body } =
      typeof mishap === 'number' ? problem(mishap, 'Falha') : this.#respondTo(call)
    if (mishap === 'lost') return void response.destroy()
    const type = status >= 400 ? 'application/problem+json' : 'application/json'
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
  }

  #respondTo(call: Call): PspResponse {
    const [what = '', id = '', sub, refundId = ''] = call.path
    if (what === 'token') return this.#grant(call)
    if (!this.#tokens.has(call.authorization)) return problem(401, 'AcessoNegado')
    if (what === 'cob')
      return call.method === 'PUT' ? this.#putCharge(id, call) : this.#chargeOf(id)
    if (what === 'webhook') return this.#putWebhook(id, call)
    if (what === 'pix' && sub === 'devolucao') return this.#putRefund(id, refundId, call)
    if (what === 'pix' && id !== '') return this.#paymentOf(id)
    return what === 'pix' ? this.#listPayments(call.query) : problem(404, 'NaoEncontrado')
  }

  #grant({ authorization, body }: Call): PspResponse {
    const expected = `Basic ${Buffer.from('client:secret').toString('base64')}`
    const fields = new URLSearchParams(body)
    if (authorization !== expected || fields.get('grant_type') !== 'client_credentials')
      return problem(401, 'AcessoNegado')
    this.#grants += 1
    this.#tokens.add(`Bearer token-${this.#grants}`)
    return { status: 200, body: { access_token: `token-${this.#grants}`, expires_in: 3600 } }
  }

  #putCharge(txid: string, { body }: Call): PspResponse {
    if (this.charges.has(txid)) return problem(400, 'CobOperacaoInvalida')
    const location = `pix.example.com/qr/v2/${txid}`
    this.charges.set(txid, { ...JSON.parse(body), txid, status: 'ATIVA', loc: { location } })
    return { status: 201, body: this.charges.get(txid) ?? {} }
  }

  #chargeOf(txid: string): PspResponse {
    const existing = this.charges.get(txid)
    return existing ? { status: 200, body: existing } : problem(404, 'CobNaoEncontrado')
  }

  #paymentOf(endToEndId: string): PspResponse {
    const payment = this.#payments.find((each) => each.endToEndId === endToEndId)
    return payment
      ? { status: 200, body: this.#paymentBody(payment) }
      : problem(404, 'PixNaoEncontrado')
  }

  #listPayments(query: URLSearchParams): PspResponse {
    const cpf = this.heedsCpf ? query.get('cpf') : null
    const [from, to] = [query.get('inicio') ?? '', query.get('fim') ?? '']
    const all = this.#payments.filter(
      (each) =>
        (query.get('txid') ?? each.txid) === each.txid &&
        each.horario >= from &&
        each.horario <= to &&
        (cpf === null || each.payerCpf === cpf),
    )
    const page = Number(query.get('paginacao.paginaAtual') ?? '0')
    const pix = all
      .slice(page * this.pageLength, (page + 1) * this.pageLength)
      .map((each) => this.#paymentBody(each))
    const paginacao = { quantidadeDePaginas: Math.max(1, Math.ceil(all.length / this.pageLength)) }
    const parametros = { inicio: from, fim: to, paginacao, ...(cpf !== null && { cpf }) }
    return { status: 200, body: { parametros, pix } }
  }

  #paymentBody({ payerCpf: _secret, ...payment }: PspPayment): object {
    const devolucoes = [...this.refundsById]
      .filter(([id]) => id.startsWith(payment.endToEndId))
      .map(([id, refund]) => ({ id, ...refund }))
    return { ...payment, ...(devolucoes.length > 0 && { devolucoes }) }
  }

  #putRefund(endToEndId: string, id: string, { body }: Call): PspResponse {
    if (this.refundsById.has(id)) return problem(400, 'PixDevolucaoInvalida')
    if (this.#paymentOf(endToEndId).status !== 200) return problem(404, 'PixNaoEncontrado')
    const refund = { valor: String(JSON.parse(body).valor), status: this.refundStatus }
    this.refundsById.set(id, refund)
    return { status: 201, body: { id, rtrId: `D${endToEndId.slice(1)}`, ...refund } }
  }

  #putWebhook(key: string, { body }: Call): PspResponse {
    this.webhooks.set(key, String(JSON.parse(body).webhookUrl))
    return { status: 200, body: {} }
  }
}

export async function startTestPsp(isSecure = false): Promise<TestPsp> {
  const psp = new TestPsp(isSecure)
  await psp.listen(isSecure ? 'https' : 'http')
  return psp
}

function problem(status: number, kind: string): PspResponse {
  const type = `https://pix.bcb.gov.br/api/v2/error/${kind}`
  return { status, body: { type, title: kind, status, detail: 'A chamada foi recusada.' } }
}

function mutualTls() {
  const read = (name: string) => readFileSync(certificateFile(name), 'utf8')
  const identity = { cert: read('server'), key: read('server.key'), ca: read('authority') }
  return { ...identity, requestCert: true, rejectUnauthorized: true }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://psp')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return {
    method: request.method ?? '',
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    body: Buffer.concat(chunks).toString('utf8'),
    authorization: request.headers.authorization ?? '',
  }
}

/** All pages of the payments made in a period. */
export async function paymentsMade(provider: PixProvider, made: TimeSpan): Promise<PixNotice[]> {
  const notices: PixNotice[] = []
  for await (const page of provider.findPayments(made)) notices.push(...page)
  return notices
}

/** The settings of a server that uses this provider. */
export function testPspEnvironment(psp: TestPsp, secret: string): Readonly<Record<string, string>> {
  return {
    PSP: 'http',
    PSP_SECRET: secret,
    PSP_URL: psp.url,
    PSP_TOKEN_URL: `${psp.url}/token`,
    PSP_CLIENT_ID: 'client',
    PSP_CLIENT_SECRET: 'secret',
    PSP_KEY: 'pix@casa.example',
  }
}
