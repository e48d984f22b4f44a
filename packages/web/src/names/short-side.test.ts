import { FOOTBALL, SPORTS } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import { shortSide } from './short-side.ts'

const idOf = (wanted: string) => SPORTS.find(({ route }) => route === wanted)?.id ?? FOOTBALL

describe('the short name of a side', () => {
  it.each([
    ['basketball', 'Oklahoma City Thunder', 'Thunder'],
    ['basketball', 'Portland Trail Blazers', 'Blazers'],
    ['basketball', 'Minnesota Timberwolves', 'Wolves'],
    ['american-football', 'Tampa Bay Buccaneers', 'Buccaneers'],
    ['football', 'Colorado Springs Switchbacks', 'Switchbacks'],
    ['football', 'San Antonio FC', 'San Antonio'],
    ['football', 'Pittsburgh Riverhounds', 'Pittsburgh'],
    ['football', 'Hartford Athletic', 'Hartford'],
    ['football', 'Orange County SC', 'Orange County'],
    ['football', 'Charleston Battery', 'Charleston'],
    ['football', 'Borussia Mönchengladbach', 'M’gladbach'],
    ['football', 'Atlético Bucaramanga', 'Atl. Bucaramanga'],
    ['football', 'Atlético de Alagoinhas', 'Atl. Alagoinhas'],
    ['football', 'Universidad de Chile', 'U. Chile'],
    ['football', 'Montevideo Wanderers', 'Montevideo Wand.'],
    ['football', 'Wuhan Three Towns', 'W. Three Towns'],
    ['football', 'Western Sydney Wanderers', 'W. Sydney Wand.'],
    ['football', 'Mineros de Zacatecas', 'M. Zacatecas'],
    ['football', 'Al Ittihad Alexandria', 'Al I. Alexandria'],
    ['tennis', 'Giovanni Mpetshi Perricard', 'G. Mpetshi Perricard'],
  ])('in %s that of %s is %s', (sport, name, short) => {
    expect(shortSide(name, idOf(sport), false)).toBe(short)
  })

  it.each([
    ['Águia de Marabá', 'Águia-PA'],
    ['Independência-AC', 'Indep.-AC'],
    ['Club América', 'América'],
    ['Unión Española', 'U. Española'],
    ['Tigres UANL', 'Tigres'],
    ['Santos Laguna', 'S. Laguna'],
    ['Deportivo Cali', 'Dep. Cali'],
    ['Borussia Dortmund', 'Dortmund'],
    ['Broadmeadow Magic', 'B. Magic'],
    ['Newcastle Rovers', 'N. Rovers'],
  ])('that of the women of %s, beside their mark, is %s', (name, short) => {
    expect(shortSide(name, FOOTBALL, true)).toBe(short)
  })

  it.each([
    ['football', 'Charlotte FC'],
    ['football', 'Atlético-MG'],
    ['football', 'Sporting Gijón'],
    ['football', 'Leeds United'],
    ['football', 'New York City FC'],
    ['football', 'Barracas Central'],
    ['football', 'Hapoel-Rishon-LeZion'],
    ['basketball', 'Miami'],
    ['basketball', 'Flamengo'],
  ])('in %s %s has no other', (sport, name) => {
    expect(shortSide(name, idOf(sport), false)).toBeNull()
  })
})
