// @vitest-environment jsdom

import { DOUBLE_CHANCE } from '@caderneta/domain/markets/market/market'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MarketName } from '../names/market-name.tsx'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleSite } from '../testing/sample-player.ts'
import { openPage, page } from '../testing/test-page.ts'
import { NamesNotice } from './names-notice.tsx'
import '../testing/read-english.ts'

const FILES = ['../names/market-names.pt-br.ts', '../names/market-names.en.ts']

/** As after a request that failed: the file cannot be loaded. */
function loseFiles(): void {
  for (const file of FILES)
    vi.doMock(file, () => {
      throw new Error('not fetched')
    })
}

function restoreFiles(): void {
  for (const file of FILES) vi.doUnmock(file)
}

beforeEach(() => {
  openPage()
  act(() => showSite(page, { ...sampleSite, markets: [] }))
  loseFiles()
})
afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
  restoreFiles()
})

function show(): void {
  render(
    <>
      <NamesNotice />
      <p data-testid="name">
        <MarketName marketId={DOUBLE_CHANCE} handicap="" teams={['Casa', 'Fora']} />
      </p>
    </>,
  )
}

const name = () => screen.getByTestId('name').textContent

describe('the notice of missing names of markets', () => {
  it('loads the names again by a press, and goes once they are there', async () => {
    show()
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(screen.getByText('Os nomes de alguns mercados não foram carregados.')).toBeTruthy()
    restoreFiles()
    fireEvent.click(retry)
    await screen.findByText('Dupla Chance')
    expect(name()).toBe('Dupla Chance')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('stays where the names cannot be loaded again', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await screen.findByText('Mercado Não Encontrado')
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  })

  it('is in the language of the page', async () => {
    act(() => choosePrefs(page, { language: 'en' }))
    show()
    await screen.findByText('The names of some markets could not be loaded.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
