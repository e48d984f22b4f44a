import { verificationReply } from '@caderneta/contract/profile/verification'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../database/test-database.ts'
import { makePersons, type PersonsUnderTest, type TestPerson } from '../../testing/test-person.ts'
import { fileType } from './file-type.ts'
import { JPEG, jpegOf, PDF, PNG, pdfOf, pngOf, withMetadata } from './test-files.ts'

const SIZE_MAX = 5 * 1024 * 1024

interface Sent {
  readonly name: string
  readonly bytes: Buffer
}

type FormContents = Readonly<Record<string, Sent | readonly Sent[]>>

const FILES: FormContents = {
  document: { name: 'rg.pdf', bytes: PDF },
  selfie: { name: 'eu.jpg', bytes: JPEG },
}

/** The form in the encoding of a browser. */
async function formOf(contents: FormContents) {
  const form = new FormData()
  for (const [field, files] of Object.entries(contents))
    for (const { name, bytes } of [files].flat())
      form.append(field, new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await encoded.arrayBuffer()), type }
}

async function sendFiles(persons: PersonsUnderTest, token: string | null, contents: FormContents) {
  const { payload, type } = await formOf(contents)
  const reply = await persons.app.inject({
    method: 'POST',
    url: '/api/verification/send',
    payload,
    headers: {
      'content-type': type,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })
  return { status: reply.statusCode, body: reply.json() }
}

describeOnDatabases('verification', (makeDatabase) => {
  let database: Database
  let persons: PersonsUnderTest

  beforeAll(async () => {
    database = await makeDatabase()
    persons = await makePersons(database)
  })

  const send = (person: TestPerson, contents: FormContents = FILES) =>
    sendFiles(persons, person.token, contents)

  const statusOf = async (person: TestPerson) =>
    verificationReply.parse((await persons.call('verification/getStatus', {}, person.token)).body)
      .data

  const photoOf = async (person: TestPerson) =>
    Object((await persons.base(person.token)).user).info.photo

  const selfieOf = (person: TestPerson) =>
    persons.app.inject({
      method: 'POST',
      url: '/api/verification/getSelfie',
      headers: { authorization: `Bearer ${person.token}` },
    })

  const named = (document: string): FormContents => ({
    ...FILES,
    document: { name: document, bytes: PDF },
  })

  async function storedFiles(person: TestPerson): Promise<number> {
    const rows = await database.kysely
      .selectFrom('verification_file')
      .innerJoin('verification', 'verification.id', 'verification_file.verification_id')
      .select('kind')
      .where('player_id', '=', person.id)
      .execute()
    return rows.length
  }

  it('ENT-02 returns name, e-mail, phone, CPF and photo of a user', async () => {
    const { token, email, cpf } = await persons.signUp()
    expect(Object((await persons.base(token)).user).info).toMatchObject({
      ...{ name: 'Ana Souza', email, cpf, phone: '11987654321' },
      photo: { url: '', status: 'not_sent' },
    })
  })

  it('begins with no proof', async () => {
    const person = await persons.signUp()
    expect(await statusOf(person)).toEqual({ status: 'not_sent', reason: null, sentAt: null })
    expect(await photoOf(person)).toEqual({ url: '', status: 'not_sent' })
    const selfie = await selfieOf(person)
    expect([selfie.statusCode, selfie.json().code]).toEqual([404, 'unknown_selfie'])
  })

  it('ENT-02 is in review once sent, then approved, and the photo with it', async () => {
    const person = await persons.signUp()
    const sentAt = persons.clock.now()
    const reply = await send(person)
    expect(reply.status).toBe(200)
    expect(reply.body.msg).toContain('Recebemos seus documentos')
    expect(reply.body.data).toEqual({ status: 'in_review', reason: null, sentAt })
    const url = '/api/verification/getSelfie'
    expect(await photoOf(person)).toEqual({ url, status: 'in_review' })
    persons.clock.pass(59_999)
    expect((await statusOf(person)).status).toBe('in_review')
    persons.clock.pass(1)
    expect(await statusOf(person)).toEqual({ status: 'approved', reason: null, sentAt })
    expect(await photoOf(person)).toEqual({ url, status: 'approved' })
    await persons.deps.outbox.settled()
    const mail = persons.sentMails.filter(({ to }) => to === person.email).at(-1)
    expect(mail?.subject).toBe('Sua identidade foi confirmada na Caderneta')
  })

  it('is refused with a reason in the language of the player, and may be sent again', async () => {
    const person = await persons.signUp()
    const reply = await send(person, named('documento-recusado.pdf'))
    expect(reply.body.data).toMatchObject({
      status: 'refused',
      reason: 'Não foi possível ler o documento. Envie uma foto nítida e inteira.',
    })
    const english = await persons.app.inject({
      method: 'POST',
      url: '/api/verification/getStatus',
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'en' },
    })
    expect(english.json().data.reason).toContain('Não foi possível')
    await persons.deps.outbox.settled()
    const mail = persons.sentMails.filter(({ to }) => to === person.email).at(-1)
    expect(mail?.text).toContain('Envie uma foto nítida e inteira.')
    const again = await send(person, named('documento-aprovado.pdf'))
    expect(again.body.data).toMatchObject({ status: 'approved', reason: null })
  })

  it.each([
    ['in review', 'rg.pdf', 'in_review'],
    ['approved', 'approved.pdf', 'approved'],
  ])('accepts no second proof while one is %s', async (_how, name, status) => {
    const person = await persons.signUp()
    await send(person, named(name))
    const again = await send(person, named('recusado.pdf'))
    expect([again.status, again.body.code]).toEqual([409, 'verification_sent'])
    expect((await statusOf(person)).status).toBe(status)
    expect(await storedFiles(person)).toBe(2)
  })

  it('returns the selfie to its owner only, without metadata and payload', async () => {
    const [person, other] = [await persons.signUp(), await persons.signUp()]
    const bytes = Buffer.concat([withMetadata(JPEG, 6, '<?php'), Buffer.from('<script>')])
    await send(person, { ...FILES, selfie: { name: 'eu.jpg', bytes } })
    const reply = await selfieOf(person)
    expect(fileType(reply.rawPayload)).toBe('image/jpeg')
    const traces = ['Exif', 'CameraMaker', '<?php', '<script>']
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual(traces)
    expect(traces.filter((trace) => reply.rawPayload.includes(trace))).toEqual([])
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await selfieOf(other)).statusCode).toBe(404)
    const query = { playerId: String(person.id), id: '1', verificationId: '1' }
    const foreign = await persons.call('verification/getSelfie', query, other.token)
    expect(foreign.body.code).toBe('unknown_selfie')
    expect((await statusOf(other)).status).toBe('not_sent')
    expect((await persons.call('verification/getSelfie')).status).toBe(401)
  })

  it('serves no file by its URL', async () => {
    const person = await persons.signUp()
    await send(person)
    const headers = { authorization: `Bearer ${person.token}` }
    const reply = await persons.app.inject({ url: '/api/verification/getSelfie', headers })
    expect(reply.statusCode).toBe(405)
  })

  it.each([
    ['no document', { document: [] }, { document: 'Esse campo é obrigatório!' }],
    ['no selfie', { selfie: [] }, { selfie: 'Esse campo é obrigatório!' }],
    [
      'an empty file',
      { selfie: { name: 'a.jpg', bytes: Buffer.alloc(0) } },
      { selfie: 'Esse campo é obrigatório!' },
    ],
    [
      'a program named photo',
      { document: { name: 'rg.jpg', bytes: Buffer.from('MZ\x90\0 a program') } },
      { document: 'Este tipo de arquivo não é aceito' },
    ],
    [
      'markup named photo',
      { selfie: { name: 'eu.png', bytes: Buffer.from('<svg onload=alert(1)>') } },
      { selfie: 'Este tipo de arquivo não é aceito' },
    ],
    [
      'a selfie that is a document',
      { selfie: { name: 'eu.jpg', bytes: PDF } },
      { selfie: 'Este tipo de arquivo não é aceito' },
    ],
    [
      'a photo that is cut off',
      { selfie: { name: 'eu.jpg', bytes: jpegOf(40, 40).subarray(0, 900) } },
      { selfie: 'Não foi possível ler este arquivo. Envie outra foto.' },
    ],
    [
      'a decompression bomb',
      { document: { name: 'rg.png', bytes: pngOf(20_000, 20_000, Buffer.alloc(1_000_000)) } },
      { document: 'Não foi possível ler este arquivo. Envie outra foto.' },
    ],
    [
      'a document with a script',
      { document: { name: 'rg.pdf', bytes: pdfOf('3 0 obj << /S /JavaScript /JS (x) >> endobj') } },
      {
        document:
          'Este PDF está incompleto, protegido ou contém scripts ou anexos. Envie uma foto.',
      },
    ],
    [
      'a file that is too large',
      { document: { name: 'rg.png', bytes: Buffer.concat([PNG, Buffer.alloc(SIZE_MAX)]) } },
      { document: 'O arquivo passa de 5 MB' },
    ],
  ])('refuses %s and stores nothing', async (_what, changes, fields) => {
    const person = await persons.signUp()
    const reply = await send(person, { ...FILES, ...changes })
    expect([reply.status, reply.body.fields]).toEqual([400, fields])
    expect(await storedFiles(person)).toBe(0)
    expect((await statusOf(person)).status).toBe('not_sent')
  })

  it('accepts files up to their limit, whatever their names', async () => {
    const person = await persons.signUp()
    const bytes = Buffer.concat([PNG, Buffer.alloc(SIZE_MAX - PNG.length)])
    const name = '../../etc/passwd\u202e "x".png'
    const reply = await send(person, {
      document: { name, bytes },
      selfie: { name: '', bytes: PNG },
    })
    expect([reply.status, reply.body.fields]).toEqual([200, undefined])
  })

  it.each([
    ['a third file', { ...FILES, other: { name: 'a.pdf', bytes: PDF } }, 400],
    ['a file twice', { ...FILES, selfie: [FILES.selfie, FILES.selfie].flat() }, 400],
    [
      'more bytes than any proof has',
      { document: { name: 'a.pdf', bytes: Buffer.alloc(2 * SIZE_MAX + 20_000) } },
      413,
    ],
  ])('refuses %s', async (_what, contents, status) => {
    const person = await persons.signUp()
    expect((await send(person, Object(contents))).status).toBe(status)
    expect(await storedFiles(person)).toBe(0)
  })

  it.each([
    ['a form that breaks off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp', 400],
    ['a form without boundary', 'multipart/form-data', 'x', 400],
    ['another type of body', 'application/json', '{"document":"x"}', 415],
  ])('refuses %s', async (_what, type, payload, status) => {
    const person = await persons.signUp()
    const reply = await persons.app.inject({
      method: 'POST',
      url: '/api/verification/send',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${person.token}` },
    })
    expect([reply.statusCode, reply.json().success]).toEqual([status, false])
  })

  it('requires a session before it reads a byte', async () => {
    expect((await sendFiles(persons, null, FILES)).status).toBe(401)
  })

  it('accepts files only in the call that is made for them', async () => {
    const person = await persons.signUp()
    const { payload, type } = await formOf(FILES)
    const reply = await persons.app.inject({
      method: 'POST',
      url: '/api/account/address',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${person.token}` },
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
  })

  it('stays in review without a verifier', async () => {
    const silent = await makePersons(database, { IDENTITY: 'none' })
    const person = await silent.signUp()
    const { body } = await sendFiles(silent, person.token, named('aprovado.pdf'))
    expect(body.data.status).toBe('in_review')
  })
})

describeOnServer('verification/send', (makeDatabase) => {
  it('keeps one of several proofs that arrive at once', async () => {
    const persons = await makePersons(await makeDatabase())
    const { token } = await persons.signUp()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => sendFiles(persons, token, FILES)),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
  })
})
