// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { navigate } from '../../../routing/location.ts'
import { showSite } from '../../../site/site-store.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { RulesPage } from './rules-page.tsx'
import '../../../testing/read-english.ts'
import '../../../testing/test-patience.ts'

beforeEach(() => {
  navigate('/regras-de-apostas', { replace: true })
  choosePrefs({ language: 'ptBR' })
  showSite(sampleSite)
})

afterEach(cleanup)

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent ?? '')

/** The sentences below the name of a market, in the section of a sport. */
function rulesOf(section: string, market: string) {
  const region = screen.getByRole('region', { name: section })
  const title = within(region).getByRole('heading', { level: 4, name: market })
  return title.nextElementSibling?.textContent
}

describe('the page of rules', () => {
  test('has every market of every sport with what decides it, in both languages', async () => {
    render(<RulesPage />)
    await screen.findByRole('heading', { level: 4, name: 'Dupla Chance' })
    expect(titles(2)).toContain('Mercados de Futebol')
    expect(titles(4).length).toBeGreaterThan(180)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(titles(4).filter((name) => /[{}]/.test(name))).toEqual([])
    expect(rulesOf('Mercados de Futebol', 'Dupla Chance')).toMatch(
      /Duas das opções ganham\. Antes e durante a partida\.$/,
    )
    expect(rulesOf('Mercados de Futebol', 'Empate Anula Aposta')).toContain(
      'Em caso de igualdade, o valor apostado é devolvido.',
    )
    act(() => choosePrefs({ language: 'en' }))
    await screen.findByRole('heading', { level: 4, name: 'Double Chance' })
    expect(titles(1)).toEqual(['Betting rules'])
    expect(rulesOf('Futebol markets', 'Asian Handicap')).toMatch(
      /level, the stake is returned\. On quarter lines, half of the stake can win or lose\./,
    )
  })

  test('leaves out markets about negative events that are not sold', async () => {
    const client = { ...sampleSite.client, negativeEvents: ['corners' as const] }
    showSite({ ...sampleSite, client })
    render(<RulesPage />)
    await screen.findByRole('heading', { level: 4, name: 'Total de Escanteios' })
    expect(titles(3)).toContain('Escanteios')
    expect(titles(3)).not.toContain('Cartões')
  })

  test('an address with an anchor scrolls to its sport', async () => {
    navigate('/regras-de-apostas#boxing', { replace: true })
    render(<RulesPage />)
    await screen.findByRole('heading', { level: 4, name: 'Total de Escanteios' })
    // The page takes the focus in an effect, which a busy machine runs after the heading is found.
    await waitFor(() => expect(document.activeElement?.id).toBe('boxing'))
  })
})
