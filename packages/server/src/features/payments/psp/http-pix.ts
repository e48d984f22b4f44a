import { reaisText } from '@caderneta/domain/money/money'
import {
  anything,
  charge,
  type GiveBack,
  giveBack,
  type ReceivedPix,
  receivedPage,
  receivedPix,
} from './api-pix.ts'
import {
  type CpfOfOwner,
  type CreatedCharge,
  type NewCharge,
  type PixNotice,
  type PixProvider,
  pixNotice,
  type Refund,
  type TimeSpan,
} from './pix-provider.ts'
import type { PspApi } from './psp-api.ts'
import { PspError } from './psp-error.ts'

interface HttpPixSettings {
  readonly api: PspApi
  /** The PIX key of the receiving account. */
  readonly key: string
}

const MINUTE_MS = 60_000
const PAGES_MAX = 1_000
const REFUND_TRIES_MAX = 9

/** A provider that implements the Central Bank's API Pix (2.9.0). */
export class HttpPix implements PixProvider {
  readonly #api: PspApi
  readonly #key: string

  constructor({ api, key }: HttpPixSettings) {
    this.#api = api
    this.#key = key
  }

  async createCharge({ txid, amount, expirySeconds, debtor }: NewCharge): Promise<CreatedCharge> {
    const original = reaisText(amount)
    const request = {
      calendario: { expiracao: expirySeconds },
      devedor: { cpf: debtor.cpf, nome: debtor.nome.slice(0, 200) },
      valor: { original },
      chave: this.#key,
    }
    // A charge whose response was lost exists already: some refuse to create it again.
    const made = await this.#api
      .put(charge, ['cob', txid], request)
      .catch(async (error: unknown) => {
        if (!(error instanceof PspError) || (error.status !== 400 && error.status !== 409))
          throw error
        const existing = await this.#api.get(charge, ['cob', txid]).catch(() => null)
        if (existing?.status !== 'ATIVA' || existing.valor.original !== original) throw error
        return existing
      })
    const location = made.location ?? made.loc?.location
    if (!location) throw new PspError('PUT cob: the charge has no location', 200)
    return { location: location.replace(/^https:\/\//, '') }
  }

  async *findPayments(made: TimeSpan): AsyncGenerator<readonly PixNotice[]> {
    for await (const page of this.#received(made, {}))
      yield page.flatMap((each) => noticeOf(each) ?? [])
  }

  async confirmPayment(received: PixNotice, cpfOfOwner: CpfOfOwner): Promise<PixNotice | null> {
    const read = await this.#api.get(receivedPix, ['pix', received.endToEndId])
    const notice = noticeOf(read)
    if (notice?.endToEndId !== received.endToEndId) return null
    if (notice.pagador?.cpf !== undefined) return notice
    const cpf = await cpfOfOwner(notice.txid)
    const isOwn = cpf !== null && (await this.#isPaidBy(notice, cpf))
    return isOwn ? { ...notice, pagador: { cpf } } : notice
  }

  /** The standard names no payer, but finds payments by their actual payer. */
  async #isPaidBy({ endToEndId, txid, horario }: PixNotice, cpf: string): Promise<boolean> {
    const paidAt = Date.parse(horario)
    const made = { since: paidAt - MINUTE_MS, until: paidAt + MINUTE_MS }
    for await (const page of this.#received(made, { txid, cpf }))
      if (page.some((each) => each.endToEndId === endToEndId)) return true
    return false
  }

  async *#received(
    { since, until }: TimeSpan,
    filter: { readonly txid?: string; readonly cpf?: string },
  ): AsyncGenerator<readonly ReceivedPix[]> {
    const request = { inicio: instant(since), fim: instant(until), ...filter }
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const query = page === 0 ? request : { ...request, 'paginacao.paginaAtual': String(page) }
      const received = await this.#api.get(receivedPage, ['pix'], query)
      const { parametros } = received
      // A filter that was ignored would prove any payer to be the owner.
      if (parametros.cpf !== filter.cpf)
        throw new PspError('GET pix: the provider ignored the payer filter', 200)
      yield received.pix
      if (page + 1 >= (parametros.paginacao?.quantidadeDePaginas ?? 1)) return
    }
    throw new PspError('GET pix: too many pages of payments', 200)
  }

  /**
   * The refunds at the provider are requested first: one that is done or in progress is not
   * requested again. One that failed is, under the next identifier.
   */
  async refund({ endToEndId, amount, refundId }: Refund): Promise<boolean> {
    const { devolucoes = [] } = await this.#api.get(receivedPix, ['pix', endToEndId])
    const ours = devolucoes.filter(({ id }) => id.startsWith(refundId))
    const existing = ours.find(({ status }) => status !== 'NAO_REALIZADO')
    if (existing) return isBack(existing)
    if (ours.length > REFUND_TRIES_MAX)
      throw new PspError('PUT pix: a refund failed repeatedly', 200)
    const id = ours.length === 0 ? refundId : `${refundId}${ours.length}`
    const path = ['pix', endToEndId, 'devolucao', id]
    return isBack(await this.#api.put(giveBack, path, { valor: reaisText(amount) }))
  }

  /** Registers our webhook with the provider, which calls '<webhookUrl>/pix'. */
  async registerWebhook(webhookUrl: string): Promise<void> {
    await this.#api.put(anything, ['webhook', this.#key], { webhookUrl })
  }
}

function isBack({ status }: GiveBack): boolean {
  return status === 'DEVOLVIDO'
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}

/** Null for a payment that belongs to no charge. */
function noticeOf({ endToEndId, txid, valor, horario, pagador }: ReceivedPix): PixNotice | null {
  const notice = { endToEndId, txid, valor, horario, ...(pagador && { pagador }) }
  const parsed = pixNotice.safeParse(notice)
  return parsed.success ? parsed.data : null
}
