// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleClient, sampleSite } from '../testing/sample-player.ts'
import { stubBrowser } from '../testing/test-browser.ts'
import { page } from '../testing/test-page.ts'
import { Footer } from './footer.tsx'
import '../testing/read-english.ts'

const OPERATOR = {
  name: 'Casa Exemplo Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  licence: 'Portaria SPA/MF 1/2025',
  email: 'ajuda@casa.example',
  phone: '0800 000 0000',
}

beforeEach(() => {
  stubBrowser()
  choosePrefs(page, { language: 'ptBR' })
})
afterEach(cleanup)

const text = () => screen.getByRole('contentinfo').textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  test('shows the operator, its authorisation and its contacts', () => {
    showSite(page, { ...sampleSite, client: { ...sampleClient, operator: OPERATOR } })
    render(<Footer />)
    for (const fact of [OPERATOR.name, OPERATOR.cnpj, OPERATOR.licence]) {
      expect(text()).toContain(fact)
    }
    expect(linkTo(OPERATOR.email)).toBe('mailto:ajuda@casa.example')
    expect(linkTo(OPERATOR.phone)).toBe('tel:08000000000')
    expect(text()).not.toContain('Demonstração')
  })

  test('a site without an operator is labelled a demonstration', () => {
    showSite(page, sampleSite)
    render(<Footer />)
    expect(text()).toContain('Demonstração: este site não tem operador autorizado')
    act(() => choosePrefs(page, { language: 'en' }))
    expect(text()).toContain('Demonstration: this site has no authorised operator')
  })

  test('marks matches that are not real, and no others', () => {
    const show = (matches: 'simulated' | 'replayed' | 'illustrated' | 'real' | 'none') =>
      act(() => showSite(page, { ...sampleSite, client: { ...sampleClient, matches } }))
    show('simulated')
    render(<Footer />)
    expect(text()).toContain('Partidas simuladas')
    show('replayed')
    expect(text()).toContain('Partidas já disputadas')
    show('illustrated')
    expect(text()).toContain('Partidas reais com odds ilustrativas')
    show('real')
    expect(text()).toContain('As odds podem mudar a qualquer momento.')
    expect(text()).not.toContain('Partidas')
    show('none')
    expect(text()).not.toMatch(/odds|Partidas/)
  })

  test('names the tools every player has, and no limits the site lacks', () => {
    showSite(page, sampleSite)
    render(<Footer />)
    expect(text()).toContain('Planeje o gasto e pare quando deixar de ser diversão.')
    expect(text()).not.toMatch(/limites/i)
    act(() => choosePrefs(page, { language: 'en' }))
    expect(text()).toContain('Plan your spending and stop when it is no longer fun.')
    expect(text()).not.toMatch(/limits/i)
  })

  test('states who may bet and links to help, responsible gambling, rules and privacy', () => {
    showSite(page, sampleSite)
    render(<Footer />)
    expect(text()).toContain('18+')
    expect(text()).toContain('Proibido para menores de 18 anos')
    const names = ['Ajuda', 'Jogo responsável', 'Regras', 'Regras dos mercados', 'Privacidade']
    expect(names.map(linkTo)).toEqual([
      '/ajuda',
      '/ajuda#jogo-responsavel',
      '/ajuda#regras',
      '/regras-de-apostas',
      '/ajuda#privacidade',
    ])
  })
})
