import { describe, expect, test } from 'vitest'
import { figureLine, quantile } from './figure.ts'

describe('a figure', () => {
  test('is a line that a person can read', () => {
    expect(figureLine({ name: 'settlement', value: 20_345.6, unit: 'bets/s' })).toBe(
      'settlement: 20,346 bets/s',
    )
    expect(figureLine({ name: 'home page', value: 98.26, unit: 'kB' })).toBe('home page: 98.3 kB')
  })

  test('contains what it is compared with, and the ratio', () => {
    const line = figureLine({
      name: 'HTTP',
      value: 9000,
      unit: 'bets/s',
      beside: { name: 'pgbench', value: 6000 },
    })
    expect(line).toBe('HTTP: 9,000 bets/s (pgbench: 6,000 bets/s; ratio 1.50)')
  })

  test('a quantile is a sample', () => {
    const samples = [5, 1, 4, 2, 3]
    expect(quantile(samples, 0.5)).toBe(3)
    expect(quantile(samples, 0.99)).toBe(5)
    expect(quantile([], 0.5)).toBeNaN()
  })
})
