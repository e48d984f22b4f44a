// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleSite } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { WalkthroughHost } from '../walkthrough/walkthrough.ts'
import { helpRoutes } from './help.ts'
import { HelpPage } from './help-page.tsx'
import '../../testing/read-english.ts'

beforeEach(() => {
  page.routing.navigate('/ajuda', { replace: true })
  choosePrefs(page, { language: 'ptBR' })
  showSite(page, sampleSite)
})

afterEach(cleanup)

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

const tableText = (name: string) => screen.getByRole('table', { name }).textContent

describe('the help page', () => {
  test('RTE-23 is public', () => {
    expect(helpRoutes).toMatchObject([
      { path: '/ajuda', access: 'everyone' },
      { path: '/regras-de-apostas', access: 'everyone' },
    ])
  })

  test('RTE-23 covers betting, money, rules, bonuses and help, in both languages', () => {
    render(<HelpPage />)
    expect(titles(2)).toEqual([
      'Conteúdo',
      'Como apostar',
      'Depósito',
      'Saque',
      'Regras de resultado',
      'Cashback e bônus',
      'Encerrar aposta',
      'Limites e apostas ao vivo',
      'Jogo responsável',
      'Termos e condições',
      'Privacidade',
      'Contato',
    ])
    act(() => choosePrefs(page, { language: 'en' }))
    expect(titles(1)).toEqual(['Help'])
    expect(titles(2)).toContain('Responsible gambling')
  })

  test('says that no card is accepted, like the form of deposits', () => {
    render(<HelpPage />)
    expect(screen.getByText(/^Só aceitamos PIX, e nenhum cartão\./)).toBeTruthy()
    act(() => choosePrefs(page, { language: 'en' }))
    expect(screen.getByText(/^We accept PIX only, and no cards\./)).toBeTruthy()
  })

  test('has a rule of settlement for each sport', () => {
    render(<HelpPage />)
    const sports = [
      'Futebol',
      'Basquete',
      'Futebol americano',
      'Tênis',
      'Vôlei',
      'E-sports',
      'Boxe',
    ]
    expect(titles(3)).toEqual(expect.arrayContaining(sports))
  })

  test('each entry of the contents links to an existing section', () => {
    render(<HelpPage />)
    const contents = within(screen.getByRole('navigation', { name: 'Conteúdo' }))
    const links = contents.getAllByRole('link')
    expect(links).toHaveLength(11)
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      const part = document.getElementById(id)
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
    }
  })

  test('SEC-48 shows the bonus table, the formats and the limits as configured', () => {
    render(<HelpPage />)
    expect(tableText('Bônus por número de opções')).toContain(
      '21%33%45%57%69%711%814%917%10 ou mais20%',
    )
    expect(tableText('A mesma odd nos quatro formatos')).toMatch(
      /17\/20.*1\.85.*−118.*−118 \(17\/20\)/,
    )
    const limits = tableText('Limites deste site')
    expect(limits).toMatch(/R\$\s10\.000,00/)
    expect(limits).toMatch(/Saquede R\$\s1,00 a R\$\s50\.000,00/)
    expect(limits).toContain('Apostas em um envio1.000')
    expect(limits).toMatch(/Maior cashback de um diaR\$\s200,00/)
    expect(limits).toMatch(/nas mesmas seleçõesR\$\s500\.000,00/)
    expect(limits).toMatch(/em um diaR\$\s1\.000\.000,00/)
  })

  test('UIX-07 the walkthrough can be started again', async () => {
    render(<HelpPage />)
    render(<WalkthroughHost />)
    fireEvent.click(screen.getByRole('button', { name: 'Conhecer o site em 5 passos' }))
    expect(await screen.findByRole('dialog', { name: 'Escolha o esporte' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Pular' }))
  })

  test('an address with an anchor scrolls to its section', () => {
    page.routing.navigate('/ajuda#jogo-responsavel', { replace: true })
    render(<HelpPage />)
    expect(document.activeElement?.id).toBe('jogo-responsavel')
  })

  test('an address with an unknown anchor stays at the top', () => {
    page.routing.navigate('/ajuda#nada', { replace: true })
    render(<HelpPage />)
    expect(document.activeElement).toBe(document.body)
  })
})
