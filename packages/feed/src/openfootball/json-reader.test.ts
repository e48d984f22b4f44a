import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError, JsonReader } from './json-reader.ts'

const file = (value: unknown) => JsonReader.ofText('cup.json', JSON.stringify(value))

describe('reading JSON from a file', () => {
  it('reads texts, whole numbers and lists at their places', () => {
    const whole = file({ name: 'Cup', rounds: [{ goals: 3 }] })
    expect(whole.field('name').text()).toBe('Cup')
    expect(whole.field('rounds').items()[0]?.field('goals').count()).toBe(3)
    expect(whole.field('nothing').isAbsent).toBe(true)
  })

  it('names the file and the path of what is wrong', () => {
    const goals = file({ rounds: [{}, { goals: 'three' }] })
      .field('rounds')
      .items()[1]
    expect(() => goals?.field('goals').count()).toThrow(
      'cup.json: rounds[1].goals: expected a whole number, found "three"',
    )
    expect(() => goals?.field('name').text()).toThrow(
      'cup.json: rounds[1].name: expected a text, found nothing',
    )
  })

  it('refuses what is not JSON, and values of another kind', () => {
    expect(() => JsonReader.ofText('cup.json', '{"name":')).toThrow('cup.json: not JSON')
    expect(() => file([]).field('name')).toThrow('expected an object')
    expect(() => file({}).items()).toThrow('expected a list')
    expect(() =>
      file({ goals: [1] })
        .field('goals')
        .text(),
    ).toThrow('cup.json: goals: expected')
  })

  it('takes no fraction, negative or huge number for a count', () => {
    for (const value of [1.5, -1, 2 ** 60, null, '1']) {
      expect(() => file({ value }).field('value').count()).toThrow(FileError)
    }
  })

  it('reads a number written as digits and as text alike', () => {
    expect(file(45).textOrCount()).toBe('45')
    expect(file('45+2').textOrCount()).toBe('45+2')
  })

  it('throws only its own error, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const reads = [
          () => file(value).field('name').text(),
          () =>
            file(value)
              .items()
              .map((item) => item.count()),
        ]
        for (const read of reads) {
          try {
            read()
          } catch (error) {
            expect(error).toBeInstanceOf(FileError)
          }
        }
      }),
    )
  })
})
