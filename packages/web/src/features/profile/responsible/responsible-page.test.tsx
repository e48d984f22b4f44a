// @vitest-environment jsdom

import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { choosePrefs, readPrefs } from '../../../prefs/prefs-store.ts'
import { fillIn, noteUnder, pressButton } from '../../../testing/fill-form.ts'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { ResponsiblePage } from './responsible-page.tsx'
import '../../../testing/read-english.ts'

const FROM = Date.parse('2026-06-01T12:00:00Z')
const UNTIL = Date.parse('2026-09-02T03:00:00Z')
const own = { source: 'own', from: FROM, until: UNTIL, revocableUntil: null }
const endless = { ...own, until: null, revocableUntil: Date.parse('2026-07-02T03:00:00Z') }
const stateResponse = (exclusion: object | null) => done({ data: { standing: exclusion } })

asPlayer()
beforeEach(() => choosePrefs(page, { language: 'ptBR', onlinePopUps: true }))

async function open(exclusion: object | null, responses: Parameters<typeof testServer>[0] = {}) {
  const calls = testServer({ 'exclusion/getState': stateResponse(exclusion), ...responses })
  await act(async () => render(<ResponsiblePage />))
  return () => calls.filter(({ path }) => path !== 'exclusion/getState')
}

const notice = () => document.querySelector('[data-exclusion]')?.textContent
const dialog = () => within(screen.getByRole('dialog'))

describe('the responsible gambling page', () => {
  test('explains an exclusion, in both languages, and links to help', async () => {
    await open(null)
    expect(screen.getByRole('heading', { level: 2, name: 'Autoexclusão' })).toBeTruthy()
    expect(screen.getByText(/Não pode ser desfeita antes do fim/)).toBeTruthy()
    const periods = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    expect(periods).toEqual(['1 mês', '3 meses', '6 meses', '12 meses', 'Tempo indeterminado'])
    const help = screen.getByRole('link', { name: 'Sinais de alerta e onde pedir ajuda' })
    expect(help.getAttribute('href')).toBe('/ajuda#jogo-responsavel')
    const limit = screen.getByRole('link', { name: 'Escolher limite' })
    expect(limit.getAttribute('href')).toBe('/account/preferences')
    act(() => choosePrefs(page, { language: 'en' }))
    expect(screen.getByRole('radio', { name: 'Without an end' })).toBeTruthy()
  })

  test('requires the password before the confirmation', async () => {
    const sent = await open(null)
    await pressButton('Quero me autoexcluir')
    expect(noteUnder('password')).toBe('Esse campo é obrigatório!')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  test('asks for confirmation, then excludes, shows until when, and ends the offers', async () => {
    const sent = await open(null, { 'exclusion/begin': stateResponse(own) })
    act(() => screen.getByRole('radio', { name: '3 meses' }).click())
    await fillIn({ password: 'segredo1' })
    await pressButton('Quero me autoexcluir')
    expect(dialog().getByText(/Período: 3 meses/)).toBeTruthy()
    expect(sent()).toEqual([])
    await pressButton('Sim, autoexcluir agora')
    const fields = { period: '3', password: 'segredo1', accept: 'true' }
    expect(sent()).toMatchObject([{ path: 'exclusion/begin', fields }])
    expect(notice()).toMatch(/em autoexclusão.*até 02\/09\/2026 00:00.*pode ser sacado/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readPrefs(page).onlinePopUps).toBe(false)
  })

  test('sends nothing when the confirmation is declined', async () => {
    const sent = await open(null)
    await fillIn({ password: 'segredo1' })
    await pressButton('Quero me autoexcluir')
    await pressButton('Cancelar')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  test('shows a refusal of the server under its field, and keeps the choice', async () => {
    const refusal = refused('invalid_fields', { fields: { password: 'Senha incorreta' } })
    await open(null, { 'exclusion/begin': refusal })
    await fillIn({ password: 'errada12' })
    await pressButton('Quero me autoexcluir')
    await pressButton('Sim, autoexcluir agora')
    expect(noteUnder('password')).toBe('Senha incorreta')
    expect(notice()).toBeUndefined()
  })

  test('an exclusion for a period can be extended and not revoked', async () => {
    await open(own)
    expect(screen.getByRole('heading', { name: 'Prolongar a autoexclusão' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Revogar' })).toBeNull()
  })

  test('an indefinite exclusion can be revoked in its first month', async () => {
    const sent = await open(endless, { 'exclusion/revoke': stateResponse(null) })
    expect(notice()).toMatch(/por tempo indeterminado/)
    expect(screen.queryByRole('radio')).toBeNull()
    await fillIn({ password: 'segredo1' })
    await pressButton('Revogar')
    expect(sent()).toMatchObject([{ path: 'exclusion/revoke', fields: { password: 'segredo1' } }])
    expect(notice()).toBeUndefined()
  })

  test('a permanent exclusion shows neither form', async () => {
    await open({ ...endless, source: 'register', revocableUntil: null })
    expect(notice()).toMatch(/autoexclusão centralizada/)
    expect(screen.queryByRole('button', { name: /Revogar|autoexcluir/ })).toBeNull()
  })
})
