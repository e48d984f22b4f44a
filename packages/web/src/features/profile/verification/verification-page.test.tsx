// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { pressButton } from '../../../testing/fill-form.ts'
import { render } from '../../../testing/render.tsx'
import { sampleStart } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { VerificationPage } from './verification-page.tsx'

const SENT_AT = Date.UTC(2025, 10, 22, 15, 0)
const statusResponse = (status: string, reason: string | null = null) =>
  done({ data: { status, reason, sentAt: status === 'not_sent' ? null : SENT_AT } })

const DOCUMENT = 'Documento com foto (RG, CNH ou passaporte)'
const SELFIE = 'Selfie segurando o documento'
const picture = new File(['x'], 'rg.png', { type: 'image/png' })

async function open(responses: Parameters<typeof testServer>[0]) {
  const calls = testServer(responses)
  await act(async () => render(<VerificationPage />))
  return calls
}

async function choose(label: string, file: File): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  })
}

function noteUnder(label: string): string | null | undefined {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent
}

const send = () => pressButton('Enviar para análise')
beforeEach(() => {
  openPage()
  choosePrefs(page, { language: 'ptBR' })
  act(() => startSession(page, sampleStart))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the verification page', () => {
  test.each([
    ['not_sent', 'Não enviada', true],
    ['in_review', 'Em análise', false],
    ['approved', 'Aprovada', false],
  ])('ACC-17 %s reads %s, and files are requested only while there are none', async (...row) => {
    const [status, text, hasForm] = row
    await open({ 'verification/getStatus': statusResponse(status) })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByLabelText(DOCUMENT) !== null).toBe(hasForm)
    expect(screen.queryByText(/Envie um documento com foto/) !== null).toBe(hasForm)
  })

  test('ACC-17 a refusal shows its reason, and the files can be sent again', async () => {
    await open({
      'verification/getStatus': statusResponse('refused', 'O documento está ilegível.'),
    })
    expect(screen.getByText('Recusada')).toBeTruthy()
    expect(screen.getByText(/Motivo: O documento está ilegível\./)).toBeTruthy()
    expect(screen.getByText('Enviada em 22/11/2025 12:00')).toBeTruthy()
    expect(screen.getByLabelText(DOCUMENT)).toBeTruthy()
  })

  test('both files are sent, an image with its preview, and the new state is shown', async () => {
    const calls = await open({
      'verification/getStatus': statusResponse('not_sent'),
      'verification/send': statusResponse('in_review'),
    })
    await choose(DOCUMENT, picture)
    expect(await screen.findByRole('img', { name: 'Prévia de rg.png' })).toBeTruthy()
    await choose(SELFIE, new File(['y'], 'eu.jpg', { type: 'image/jpeg' }))
    await send()
    expect(calls.find(({ path }) => path === 'verification/send')?.fields).toEqual({
      document: 'rg.png',
      selfie: 'eu.jpg',
    })
    expect(screen.getByText('Em análise')).toBeTruthy()
    expect(readToasts(page)).toMatchObject([{ look: 'success', text: 'Documentos enviados' }])
  })

  test('a missing file is reported under its field, nothing is sent', async () => {
    const calls = await open({ 'verification/getStatus': statusResponse('not_sent') })
    await choose(DOCUMENT, picture)
    await send()
    expect(noteUnder(SELFIE)).toBe('Esse campo é obrigatório!')
    expect(noteUnder(DOCUMENT)).toBe('JPEG, PNG ou PDF, até 5 MB')
    expect(calls.map(({ path }) => path)).not.toContain('verification/send')
  })

  test('a file of another type or too large is reported before it is sent', async () => {
    await open({ 'verification/getStatus': statusResponse('not_sent') })
    await choose(SELFIE, new File(['x'], 'eu.pdf', { type: 'application/pdf' }))
    expect(noteUnder(SELFIE)).toBe('Este tipo de arquivo não é aceito')
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'rg.png', { type: 'image/png' })
    await choose(DOCUMENT, large)
    expect(noteUnder(DOCUMENT)).toBe('O arquivo passa de 5 MB')
  })

  test('a refusal of the server is shown in an alert and under the file', async () => {
    await open({
      'verification/getStatus': statusResponse('not_sent'),
      'verification/send': refused('invalid_fields', { fields: { selfie: 'Não é uma foto' } }),
    })
    await choose(DOCUMENT, picture)
    await choose(SELFIE, picture)
    await send()
    expect(screen.getByRole('alert').textContent).toBe('refused: invalid_fields')
    expect(noteUnder(SELFIE)).toBe('Não é uma foto')
  })

  test('without a response offers a retry', async () => {
    await open({
      'verification/getStatus': [refused('unavailable'), statusResponse('approved')],
    })
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain('Não foi possível')
    expect(alert).toContain('refused: unavailable')
    await pressButton('Tentar novamente')
    expect(screen.getByText('Aprovada')).toBeTruthy()
  })
})
