import { describe, expect, it } from 'vitest'
import { readClock } from './read-clock.ts'

const clock = (text: string) => {
  const read = readClock(text)
  return read && [read.time, read.utcOffsetMinutes]
}

describe('a time of a file', () => {
  it.each([
    ['19:00', '19:00', null],
    ['9:30', '09:30', null],
    ['19.15', '19:15', null],
    ['19h15', '19:15', null],
    ['19h', '19:00', null],
    ['19:00:00', '19:00', null],
    ['7:30 pm', '19:30', null],
    ['7.30 p.m.', '19:30', null],
    ['12:05 AM', '00:05', null],
    ['12pm', '12:00', null],
    ['19:00 UTC', '19:00', 0],
    ['19:00 GMT', '19:00', 0],
    ['19:00Z', '19:00', 0],
    ['19:00 GMT+1', '19:00', 60],
    ['19:00 UTC-03:00', '19:00', -180],
    ['19:00 (UTC+5:30)', '19:00', 330],
    ['19:00+02:00', '19:00', 120],
    ['19:00\u00a0UTC\u22123', '19:00', -180],
    ['19:00 CEST', '19:00', 120],
    ['24:00', '00:00', null],
    ['24:00 UTC', '00:00', 0],
  ])('%j is %s, %j minutes ahead', (text, time, ahead) => {
    expect(clock(text)).toEqual([time, ahead])
  })

  it.each(['', '19', '25:00', '24:01', '19:60', '13:00 pm', 'late', '19:00 UTC+15', '19:00 Marte'])(
    '%j is none',
    (text) => {
      expect(readClock(text)).toBeNull()
    },
  )

  it('knows the end of a day', () => {
    expect(readClock('24:00')?.isNextDay).toBe(true)
    expect(readClock('00:00')?.isNextDay).toBe(false)
  })
})
