import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedWords, hasWords } from './folded-words.ts'

describe('the words of a text', () => {
  test.each([
    ['Grêmio', ['gremio']],
    ['São Paulo', ['sao', 'paulo']],
    ['  FORTALEZA\tesporte ', ['fortaleza', 'esporte']],
    ['Botafogo-PB', ['botafogo', 'pb']],
    ["Tala'ea El Gaish", ['tala', 'ea', 'el', 'gaish']],
    ['Đà Nẵng', ['da', 'nang']],
    ['Bodø/Glimt', ['bodo', 'glimt']],
    ['İstanbul Başakşehir', ['istanbul', 'basaksehir']],
    ['1. FC Köln', ['1', 'fc', 'koln']],
    ['Москва', ['москва']],
    ['1º Escanteio', ['1', 'escanteio']],
    ['2o tempo da 1a fase', ['2', 'tempo', 'da', '1', 'fase']],
    ['1st Half', ['1', 'half']],
    ['º', []],
    ['!?', []],
  ])('%s are %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })

  test('are unchanged by repeated folding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = foldedWords(text)
        expect(foldedWords(words.join(' '))).toEqual(words)
      }),
    )
  })

  test('do not depend on how accents are written', () => {
    expect(foldedWords('Grêmio'.normalize('NFD'))).toEqual(foldedWords('Grêmio'.normalize('NFC')))
  })
})

describe('a text has the words of a search', () => {
  test.each([
    ['Brasileirão Série A', 'serie bras', true],
    ['Brasileirão Série A', 'rasil', false],
    ['Ambas as Equipes Marcam', 'ambas marcam', true],
    ['Ambas as Equipes Marcam', 'ambas marcam sim', false],
  ])('%s, searched by %s: %s', (text, query, isFound) => {
    expect(hasWords(text, foldedWords(query))).toBe(isFound)
  })
})
