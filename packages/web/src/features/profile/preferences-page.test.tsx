// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { fieldOf, fillIn, noteUnder, pressButton } from '../../testing/fill-form.ts'
import { render } from '../../testing/render.tsx'
import { samplePrefs, sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { openPage, page } from '../../testing/test-page.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { startSession } from '../../testing/test-session.ts'
import { readToasts } from '../../ui/toast/toast-queue.ts'
import { readSession } from '../session/session.ts'
import { PreferencesPage } from './preferences-page.tsx'
import { PREFERENCE_RULES } from './preferences-rules.ts'

const zones = done({
  data: [
    { id: 'Europe/Lisbon', name: 'Lisboa', offset: 'GMT+00:00' },
    { id: 'America/Sao_Paulo', name: 'Brasília', offset: 'GMT-03:00' },
  ],
})

const NOW = Date.UTC(2025, 10, 22, 15, 0)

const sessions = done({
  data: [
    {
      sessionId: 'this',
      device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      address: '203.0.113.7',
      createdAt: NOW,
      lastUsedAt: NOW,
      isCurrent: true,
    },
    {
      sessionId: 'phone',
      device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      address: '198.51.100.4',
      createdAt: NOW - 86_400_000,
      lastUsedAt: NOW - 86_400_000,
      isCurrent: false,
    },
  ],
})

async function open(responses: Parameters<typeof testServer>[0] = {}) {
  const calls = testServer({
    'misc/getTimezones': zones,
    'sessions/getAll': sessions,
    base_unauth: done(sampleSite),
    ...responses,
  })
  await act(async () => render(<PreferencesPage />))
  return calls
}

const optionsOf = (name: string) =>
  within(fieldOf(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

const save = () => pressButton('Salvar')
beforeEach(() => {
  openPage()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  choosePrefs(page, { ...samplePrefs, language: 'ptBR' })
  showSite(page, sampleSite)
  act(() => startSession(page, sampleStart))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the preferences', () => {
  test('ACC-10 has language, time zone, odds format and inactivity', async () => {
    await open()
    const names = ['language', 'timezone', 'oddsFormat', 'maxInactivityPeriod']
    expect(names.map((name) => fieldOf(name).value)).toEqual([
      'ptBR',
      'America/Sao_Paulo',
      'Decimais',
      '3 Horas',
    ])
    expect(names.map((name) => fieldOf(name).tagName)).toEqual(Array(4).fill('SELECT'))
  })

  test('ACC-11 has the five switches, all on for a new player', async () => {
    await open()
    const switches = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(switches.map(({ name, checked }) => [name, checked])).toEqual([
      ['notification', true],
      ['textMessage', true],
      ['emailNotification', true],
      ['onlineMessage', true],
      ['onlinePopUps', true],
    ])
  })

  test('ACC-12 CST-13 offers the four odds formats in order', async () => {
    await open()
    expect(optionsOf('oddsFormat')).toEqual([
      'Fracionais',
      'Decimais',
      'Americanas',
      'Americanas/Fracionais',
    ])
  })

  test('ACC-13 CST-12 offers the six periods of inactivity', async () => {
    await open()
    expect(optionsOf('maxInactivityPeriod')).toEqual([
      '20 Minutos',
      '1 Hora',
      '2 Horas',
      '3 Horas',
      '6 Horas',
      '12 Horas',
    ])
  })

  test.each([
    ['ptBR', 'Neste site valem 30 minutos'],
    ['en', 'On this site these count as 30 minutes'],
  ] as const)(
    'the periods beyond the limit are grouped under the effective one in %s',
    async (lang, said) => {
      await open()
      act(() => choosePrefs(page, { language: lang }))
      const group = within(fieldOf('maxInactivityPeriod')).getByRole('group', { name: said })
      const values = within(group).getAllByRole<HTMLOptionElement>('option')
      expect(values.map(({ value }) => value)).toEqual([
        ...['1 Hora', '2 Horas', '3 Horas', '6 Horas', '12 Horas'],
      ])
      expect(fieldOf('maxInactivityPeriod').value).toBe('3 Horas')
    },
  )

  test('without a lower limit the periods are shown unchanged', async () => {
    showSite(page, { ...sampleSite, client: { ...sampleSite.client, inactivityLimit: 12 * 3600 } })
    await open()
    expect(within(fieldOf('maxInactivityPeriod')).queryByRole('group')).toBeNull()
  })

  test("ACC-14 shows the deployment's limit under the period", async () => {
    await open()
    expect(noteUnder('maxInactivityPeriod')).toContain('termina após 30 minutos')
  })

  test('ACC-15 each time zone is listed with its offset', async () => {
    await open()
    expect(optionsOf('timezone')).toEqual(['(GMT+00:00) Lisboa', '(GMT-03:00) Brasília'])
    expect(fieldOf('timezone').value).toBe('America/Sao_Paulo')
  })

  test("the account's zone is kept when the list does not load", async () => {
    await open({ 'misc/getTimezones': 'lost' })
    expect(optionsOf('timezone')).toEqual(['Brasília, São Paulo, Rio de Janeiro'])
    act(() => choosePrefs(page, { language: 'en' }))
    expect(fieldOf('timezone').value).toBe('America/Sao_Paulo')
  })

  test('ACC-16 has the choice about changed odds, higher ones by default', async () => {
    await open()
    const group = screen.getByRole('group', { name: 'Quando as odds mudam antes da aposta' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Aceitar alterações de odds mais altas',
      'Aceitar quaisquer alterações de odds',
      'Não aceitar alterações de odds',
    ])
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
  })

  test('an odds format is shown by an example before it is saved', async () => {
    await open()
    expect(noteUnder('oddsFormat')).toBe('Exemplo: 1.85')
    await act(async () => {
      fireEvent.change(fieldOf('oddsFormat'), { target: { value: 'Americanas/Fracionais' } })
    })
    expect(noteUnder('oddsFormat')).toBe('Exemplo: −118 (17/20)')
  })

  test('VAL-03 while it is being saved the button is disabled', async () => {
    await open({ 'account/preferences': () => new Promise(() => {}) })
    await fillIn({ password: 'segredo1' })
    await save()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvando' }).disabled).toBe(true)
  })

  test('VAL-02 VAL-27 the password is required', async () => {
    const calls = await open()
    await save()
    expect(noteUnder('password')).toBe('Esse campo é obrigatório!')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true)
    expect(calls.map(({ path }) => path)).not.toContain('account/preferences')
  })

  test('VAL-28 the password has 6 to 32 characters', () => {
    const check = (length: number) => PREFERENCE_RULES.password('x'.repeat(length), {})
    expect([check(5), check(6), check(32), check(33)]).toEqual([
      'password_short',
      true,
      true,
      'password_long',
    ])
  })

  test('I18-02 a language change elsewhere is not reverted by the next save', async () => {
    await open()
    await fillIn({ oddsFormat: 'Fracionais' })
    await act(async () => choosePrefs(page, { language: 'en' }))
    expect(fieldOf('language').value).toBe('en')
    expect(fieldOf('oddsFormat').value).toBe('Fracionais')
  })

  test('I18-04 what is saved applies to the whole page at once, the language too', async () => {
    const prefs = { ...samplePrefs, language: 'en', oddsFormat: 'Fracionais', textMessage: false }
    const calls = await open({
      'account/preferences': done({ prefs, session: { inactivitySeconds: 1200 } }),
    })
    await act(async () => {
      fireEvent.change(fieldOf('language'), { target: { value: 'en' } })
      fireEvent.change(fieldOf('oddsFormat'), { target: { value: 'Fracionais' } })
      fireEvent.click(fieldOf('textMessage'))
    })
    await fillIn({ password: 'segredo1' })
    await save()
    const sent = calls.find(({ path }) => path === 'account/preferences')
    expect(sent?.fields).toEqual({
      language: 'en',
      timezone: 'America/Sao_Paulo',
      oddsFormat: 'Fracionais',
      maxInactivityPeriod: '3 Horas',
      oddsChange: 'higher',
      notification: 'true',
      textMessage: 'false',
      emailNotification: 'true',
      onlineMessage: 'true',
      onlinePopUps: 'true',
      sendPromotions: 'true',
      password: 'segredo1',
    })
    expect(readPrefs(page)).toMatchObject(prefs)
    expect(readSession(page).prefs).toEqual(prefs)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preferences')
    expect(fieldOf('password').value).toBe('')
  })

  test("ERR-09 a failed save is an alert with the server's message, nothing applies", async () => {
    const failed = refused('invalid_fields', { fields: { password: 'Senha incorreta' } })
    await open({ 'account/preferences': failed })
    await act(async () => {
      fireEvent.change(fieldOf('oddsFormat'), { target: { value: 'Americanas' } })
    })
    await fillIn({ password: 'errada1' })
    await save()
    expect(screen.getByRole('alert').textContent).toBe('refused: invalid_fields')
    expect(noteUnder('password')).toBe('Senha incorreta')
    expect(fieldOf('oddsFormat').value).toBe('Americanas')
    expect(readPrefs(page).oddsFormat).toBe('Decimais')
  })
})

describe('the open sessions', () => {
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

  test('are listed by device and last use, the current one marked', async () => {
    await open()
    expect(rows()).toEqual([
      'Chrome no Linuxesta sessãoÚltimo uso: Hoje 12:00 · 203.0.113.7',
      'Safari no iPhoneÚltimo uso: 21/11/2025 12:00 · 198.51.100.4Encerrar',
    ])
  })

  test('one can be ended and leaves the list', async () => {
    const calls = await open({ 'sessions/end': done() })
    await pressButton('Encerrar a sessão em Safari no iPhone')
    expect(calls.at(-1)).toMatchObject({ path: 'sessions/end', fields: { sessionId: 'phone' } })
    expect(rows()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Encerrar todas as outras sessões' })).toBeNull()
  })

  test('all others are ended after a confirmation', async () => {
    const calls = await open({ 'sessions/endOthers': done({ msg: 'Encerradas' }) })
    await pressButton('Encerrar todas as outras sessões')
    expect(calls.map(({ path }) => path)).not.toContain('sessions/endOthers')
    const dialog = within(screen.getByRole('dialog'))
    const button = dialog.getByRole('button', { name: 'Encerrar todas as outras sessões' })
    await act(async () => fireEvent.click(button))
    expect(calls.at(-1)?.path).toBe('sessions/endOthers')
    expect(rows()).toHaveLength(1)
    expect(readToasts(page)).toMatchObject([{ look: 'success', text: 'Encerradas' }])
  })

  test('a failure is reported, and the list can be reloaded', async () => {
    await open({ 'sessions/getAll': [refused('unavailable'), sessions] })
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar as sessões')
    await pressButton('Tentar novamente')
    expect(rows()).toHaveLength(2)
  })
})
