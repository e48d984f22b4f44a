import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { describe, expect, it } from 'vitest'
import { footballText } from './football-names.ts'
import { FOOTBALL_TEXTS_EN } from './football-texts.en.ts'
import { FOOTBALL_TEXTS_PT_BR } from './football-texts.pt-br.ts'
import { marketTitle, selectionTitle } from './market-title.ts'
import { MARKET_WORDS_EN } from './market-words.en.ts'
import { MARKET_WORDS_PT_BR } from './market-words.pt-br.ts'

const LANGUAGES = {
  ptBR: { texts: FOOTBALL_TEXTS_PT_BR, words: MARKET_WORDS_PT_BR },
  en: { texts: FOOTBALL_TEXTS_EN, words: MARKET_WORDS_EN },
} as const

const TEAMS = ['Grêmio', 'Santos'] as const
const NAME_MAX = 60

type Language = keyof typeof LANGUAGES
const SELECTIONS: readonly GameSelection[] = [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS]

function titleOf({ marketId, handicap }: GameSelection, language: Language): string {
  const { texts, words } = LANGUAGES[language]
  return marketTitle(footballText(texts, marketId)?.name ?? '', handicap, TEAMS, words)
}

function nameOf(selection: GameSelection, language: Language): string {
  return selectionTitle(selection, TEAMS, LANGUAGES[language].words)
}

const find = (key: string, name: string, handicap = '') => {
  const id = FOOTBALL_MARKETS.find((market) => market.key === key)?.id
  const found = SELECTIONS.find(
    (one) => one.marketId === id && one.name === name && one.handicap === handicap,
  )
  if (!found) throw new RangeError(`no selection ${key} ${name} ${handicap}`)
  return found
}

describe.each(['ptBR', 'en'] as const)('the names of football in %s', (language) => {
  it('leave no parameter and no word of the wire open, and are short', () => {
    for (const selection of SELECTIONS) {
      const names = [titleOf(selection, language), nameOf(selection, language)]
      for (const name of names) {
        expect(name).toBe(name.trim())
        expect(name).toMatch(/\S/)
        expect(name).not.toMatch(/[{}=|]|undefined/)
        expect(name.length, name).toBeLessThanOrEqual(NAME_MAX)
      }
    }
  })

  it('name each selection of a match once', () => {
    const names = SELECTIONS.map((one) => `${titleOf(one, language)}: ${nameOf(one, language)}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('explain each market in a sentence', () => {
    for (const { id } of FOOTBALL_MARKETS) {
      const help = footballText(LANGUAGES[language].texts, id)?.help ?? ''
      expect(help).toMatch(/^\S.{20,180}\.$/)
    }
  })
})

describe('the name of a selection', () => {
  it('is no team in a market of which the names are numbers', () => {
    const numbers = SELECTIONS.filter(({ name }) => /^\d/.test(name))
    const teams = numbers.filter(({ name }) => name === '1' || name === '2')
    const others = numbers.filter((one) => !teams.includes(one)).map(({ marketId }) => marketId)
    expect(teams.filter(({ marketId }) => others.includes(marketId))).toEqual([])
  })

  const both = (key: string, name: string, handicap = '') => {
    const one = find(key, name, handicap)
    return (['ptBR', 'en'] as const).map((language) => [
      titleOf(one, language),
      nameOf(one, language),
    ])
  }

  it('has the team of its market, and its line', () => {
    expect(both('team-total-goals', 'Over', 'side=2|total=1.5')).toEqual([
      ['Total de Gols – Santos', 'Mais de 1,5'],
      ['Santos Total Goals', 'Over 1.5'],
    ])
    expect(both('both-halves-over', 'Yes', 'total=0.5')).toEqual([
      ['Os Dois Tempos com Mais de 0,5', 'Sim'],
      ['Both Halves Over 0.5', 'Yes'],
    ])
    expect(both('asian-handicap', '2', '-0.25')).toEqual([
      ['Handicap Asiático', 'Santos -0,25'],
      ['Asian Handicap', 'Santos -0.25'],
    ])
    expect(both('european-handicap', 'Draw', 'hcp=0:2')).toEqual([
      ['Handicap Europeu', 'Empate (0-2)'],
      ['European Handicap', 'Draw (0-2)'],
    ])
  })

  it('joins the parts of a combination', () => {
    expect(both('result-and-total', '1 & Over', 'total=2.5')).toEqual([
      ['Resultado e Total de Gols', 'Grêmio e Mais de 2,5'],
      ['Result & Total', 'Grêmio and Over 2.5'],
    ])
    expect(both('dc-and-btts', '1 or Draw & No')).toEqual([
      ['Dupla Chance e Ambas Marcam', 'Grêmio ou Empate e Não'],
      ['Double Chance & Both Score', 'Grêmio or Draw and No'],
    ])
    expect(both('result-or-total', 'Yes', 'result=Draw|goals=over|total=2.5')).toEqual([
      ['Empate ou Mais de 2,5 Gols', 'Sim'],
      ['Draw or Over 2.5 Goals', 'Yes'],
    ])
  })

  it('counts events as a language does', () => {
    const counted = [1, 2, 3, 4, 11, 12, 21].map((n) => MARKET_WORDS_EN.nth(String(n)))
    expect(counted).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st'])
    expect(both('next-goal', 'None', 'goalnr=1').map(([title]) => title)).toEqual([
      ...['1º Gol', '1st Goal'],
    ])
  })

  it('says what a number and a side alone would not', () => {
    expect(both('next-goal', 'None', 'goalnr=2')).toEqual([
      ['2º Gol', 'Nenhum'],
      ['2nd Goal', 'None'],
    ])
    expect(both('first-goal-time', '16-30')).toEqual([
      ['Minuto do 1º Gol', '16 a 30 min'],
      ['First Goal Time', '16 to 30 min'],
    ])
    expect(both('multi-goals', '1-3')[0]).toEqual(['Multigols', '1-3'])
    expect(both('exact-goals', 'Exactly 1')).toEqual([
      ['Número Exato de Gols', '1'],
      ['Exact Goals', '1'],
    ])
    expect(both('which-team-scores', 'Only 1')[0]).toEqual(['Quem Marca', 'Só Grêmio'])
    expect(both('winning-margin', '2 by 3+')[1]).toEqual(['Winning Margin', 'Santos by 3+'])
    expect(both('rest-of-match', 'Draw', 'score=1:0')[0]).toEqual([
      'Vencedor do Restante do Jogo (1-0)',
      'Empate',
    ])
  })
})
