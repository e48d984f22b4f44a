import { centavos } from '@caderneta/domain/money/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestClock } from '../../../testing/test-clock.ts'
import { certificateFile, paymentsMade, startTestPsp, type TestPsp } from '../testing/test-psp.ts'
import { connectPsp, PspFileError } from './connect-psp.ts'
import type { HttpPix } from './http-pix.ts'
import type { PixNotice } from './pix-provider.ts'

const TXID = '0123456789abcdef0123456789abcdef'
const E2E = 'E9999999920260601120000000000001'.padEnd(32, '0')
const OWNER = '52998224725'
const STRANGER = '11144477735'
const noFiles = { certFile: null, keyFile: null, caFile: null }
const ownerOf = async (txid: string) => (txid === TXID ? OWNER : null)
const newCharge = {
  txid: TXID,
  amount: centavos(2500),
  expirySeconds: 1800,
  debtor: { cpf: OWNER, nome: 'Ana Silva' },
}
const refund = { endToEndId: E2E, amount: centavos(2500), refundId: E2E }

let psp: TestPsp
let clock: TestClock
let pix: HttpPix

function connect(url: string, files: Parameters<typeof configOf>[1] = noFiles): HttpPix {
  return connectPsp(configOf(url, files), clock, 1_000)
}

function configOf(
  url: string,
  files: {
    readonly certFile: string | null
    readonly keyFile: string | null
    readonly caFile: string | null
  },
) {
  const account = { clientId: 'client', clientSecret: 'secret', key: 'pix@casa.example' }
  return { url, tokenUrl: `${url}/token`, ...account, ...files }
}

function pay(changes: { endToEndId?: string; payerCpf?: string; txid?: string } = {}): PixNotice {
  const paid = {
    endToEndId: E2E,
    txid: TXID,
    valor: '25.00',
    horario: new Date(clock.now()).toISOString(),
    payerCpf: OWNER,
    ...changes,
  }
  psp.pay(paid)
  const { payerCpf: _omitted, ...notice } = paid
  return notice
}

function paymentsUntilNow(): Promise<readonly PixNotice[]> {
  return paymentsMade(pix, { since: clock.now() - 60_000, until: clock.now() })
}

beforeEach(async () => {
  clock = new TestClock()
  psp = await startTestPsp()
  pix = connect(psp.url)
})
afterEach(() => psp.close())

describe('a charge of HttpPix', () => {
  it('API-50 is requested under our txid and located where the provider reports', async () => {
    const { location } = await pix.createCharge(newCharge)
    expect(location).toBe(`pix.example.com/qr/v2/${TXID}`)
    expect(psp.charges.get(TXID)).toMatchObject({
      calendario: { expiracao: 1800 },
      devedor: { cpf: OWNER, nome: 'Ana Silva' },
      valor: { original: '25.00' },
      chave: 'pix@casa.example',
    })
  })

  it('is created once, however often its response is lost', async () => {
    await pix.registerWebhook('https://casa.example/api/psp')
    psp.mishaps.push('lost')
    const first = await pix.createCharge(newCharge)
    expect(await pix.createCharge(newCharge)).toEqual(first)
    expect(psp.charges.size).toBe(1)
  })

  it('of another amount under the same txid is refused', async () => {
    await pix.createCharge(newCharge)
    const other = { ...newCharge, amount: centavos(9900) }
    await expect(pix.createCharge(other)).rejects.toMatchObject({
      status: 400,
      kind: 'CobOperacaoInvalida',
      isPassing: false,
    })
  })
})

describe('calls of HttpPix', () => {
  it('share one token until shortly before its expiry', async () => {
    await Promise.all(['a', 'b'].map((end) => pix.registerWebhook(`https://casa.example/${end}`)))
    await pix.createCharge(newCharge)
    expect(psp.calls.filter((call) => call === 'POST token')).toHaveLength(1)
    clock.pass(3_571_000)
    await pix.createCharge(newCharge)
    expect(psp.calls.filter((call) => call === 'POST token')).toHaveLength(2)
  })

  it('request another token when the provider rejects theirs, once', async () => {
    await pix.registerWebhook('https://casa.example/api/psp')
    psp.endTokens()
    await pix.createCharge(newCharge)
    expect(psp.calls).toEqual(['POST token', 'PUT webhook', 'PUT cob', 'POST token', 'PUT cob'])
    psp.mishaps.push(401, 'none', 401)
    await expect(pix.createCharge(newCharge)).rejects.toMatchObject({ status: 401 })
  })

  it('are retried while the provider fails, and then give up', async () => {
    await pix.registerWebhook('https://casa.example/api/psp')
    psp.mishaps.push(503, 'lost')
    await pix.createCharge(newCharge)
    psp.calls.length = 0
    psp.mishaps.push(503, 500, 502)
    await expect(paymentsUntilNow()).rejects.toMatchObject({
      status: 502,
      isPassing: true,
    })
    expect(psp.calls).toEqual(['GET pix', 'GET pix', 'GET pix'])
  })

  it('are not retried after a refusal, and report the reason', async () => {
    await pix.registerWebhook('https://casa.example/api/psp')
    psp.calls.length = 0
    psp.mishaps.push(403)
    await expect(paymentsUntilNow()).rejects.toThrow(
      'GET pix: the provider returned 403 (Falha; A chamada foi recusada.)',
    )
    expect(psp.calls).toHaveLength(1)
  })

  it('give up on a provider that does not respond', async () => {
    const hurried = connectPsp(configOf(psp.url, noFiles), clock, 20)
    psp.mishaps.push('silence')
    await expect(hurried.createCharge(newCharge)).rejects.toMatchObject({ status: 0 })
  })

  it('fail on an unreadable response', async () => {
    psp.mishaps.push('none', 200)
    await expect(pix.createCharge(newCharge)).rejects.toThrow('cannot be read')
  })
})

describe('a payment of HttpPix', () => {
  it('SEC-41 is the owner’s when the provider finds it by the owner’s CPF', async () => {
    const notice = pay()
    expect(await pix.confirmPayment(notice, ownerOf)).toEqual({
      ...notice,
      pagador: { cpf: OWNER },
    })
  })

  it('SEC-41 has an unknown payer when another person paid', async () => {
    const notice = pay({ payerCpf: STRANGER })
    expect(await pix.confirmPayment(notice, ownerOf)).toEqual(notice)
  })

  it('is as the provider reports, whatever a webhook contained', async () => {
    const true_ = pay()
    const forged = { ...true_, valor: '9999.00', pagador: { cpf: OWNER } }
    expect(await pix.confirmPayment(forged, ownerOf)).toMatchObject({ valor: '25.00' })
  })

  it('SEC-40 is not confirmed when the provider does not know it', async () => {
    const notice = { ...pay(), endToEndId: `${E2E.slice(0, -1)}9` }
    await expect(pix.confirmPayment(notice, ownerOf)).rejects.toMatchObject({ status: 404 })
  })

  it('is not attributed to the owner where the provider cannot filter by payer', async () => {
    const notice = pay({ payerCpf: STRANGER })
    psp.heedsCpf = false
    await expect(pix.confirmPayment(notice, ownerOf)).rejects.toThrow('ignored the payer filter')
  })

  it('is found by its time, over all pages, whatever it pays', async () => {
    psp.pageLength = 2
    const ids = ['1', '2', '3', '4', '5'].map((end) => `${E2E.slice(0, -1)}${end}`)
    for (const endToEndId of ids) pay({ endToEndId })
    clock.pass(1000)
    expect((await paymentsUntilNow()).map(({ endToEndId }) => endToEndId)).toEqual(ids)
    pay({ endToEndId: `${E2E.slice(0, -1)}6`, txid: 'f'.repeat(32) })
    expect(await paymentsUntilNow()).toHaveLength(6)
    clock.pass(1000)
    const later = { since: clock.now(), until: clock.now() }
    expect(await paymentsMade(pix, later)).toEqual([])
  })
})

describe('a refund of HttpPix', () => {
  beforeEach(() => void pay())

  it('is requested once, though its response is lost', async () => {
    await pix.registerWebhook('https://casa.example/api/psp')
    psp.mishaps.push('none', 'lost')
    await expect(pix.refund(refund)).rejects.toMatchObject({ kind: 'PixDevolucaoInvalida' })
    expect(await pix.refund(refund)).toBe(true)
    expect([...psp.refundsById.keys()]).toEqual([E2E])
  })

  it('is in progress until the provider reports it as done', async () => {
    psp.refundStatus = 'EM_PROCESSAMENTO'
    expect([await pix.refund(refund), await pix.refund(refund)]).toEqual([false, false])
    for (const stored of psp.refundsById.values()) stored.status = 'DEVOLVIDO'
    expect(await pix.refund(refund)).toBe(true)
    expect(psp.refundsById.size).toBe(1)
  })

  it('is requested under another identifier when it failed', async () => {
    psp.refundStatus = 'NAO_REALIZADO'
    expect(await pix.refund(refund)).toBe(false)
    psp.refundStatus = 'DEVOLVIDO'
    expect(await pix.refund(refund)).toBe(true)
    expect(await pix.refund(refund)).toBe(true)
    expect([...psp.refundsById.keys()]).toEqual([E2E, `${E2E}1`])
  })
})

describe('mutual TLS of HttpPix', () => {
  const files = {
    certFile: certificateFile('client'),
    keyFile: certificateFile('client.key'),
    caFile: certificateFile('authority'),
  }
  let secure: TestPsp
  beforeEach(async () => {
    secure = await startTestPsp(true)
  })
  afterEach(() => secure.close())

  it('registers the webhook over a mutually authenticated connection', async () => {
    await connect(secure.url, files).registerWebhook('https://casa.example/api/psp')
    expect(secure.webhooks.get('pix@casa.example')).toBe('https://casa.example/api/psp')
  })

  it.each([
    ['our certificate', { ...noFiles, caFile: files.caFile }],
    ['trust in its authority', { ...files, caFile: null }],
  ])('gets nowhere without %s', async (_what, without) => {
    const calling = connect(secure.url, without).registerWebhook('https://casa.example')
    await expect(calling).rejects.toMatchObject({ status: 0, isPassing: true })
    expect(secure.calls).toEqual([])
  })

  it.each([
    ['PSP_CERT_FILE', { ...files, certFile: '/no/such.pem' }, 'cannot be read (ENOENT)'],
    ['PSP_CA_FILE', { ...files, caFile: import.meta.filename }, 'is not a PEM file'],
  ])('says at the start what is wrong with %s', (name, wrong, why) => {
    const start = () => connect(secure.url, wrong)
    expect(start).toThrow(PspFileError)
    expect(start).toThrow(name)
    expect(start).toThrow(why)
  })
})
