import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, civilDate, isAdult, isBirthdate, isCivilDate } from './age.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Age by walking: how many birthdays came, the 29th of February kept on 1 March. */
function ageByWalking(birthdate: string, today: string): number {
  const [year = 0, month = 1, day = 1] = birthdate.split('-').map(Number)
  let age = 0
  while (new Date(Date.UTC(year + age + 1, month - 1, day)).toISOString().slice(0, 10) <= today) {
    age += 1
  }
  return age
}

describe('civilDate', () => {
  it('is the day of the place, not of Greenwich', () => {
    const at = Date.UTC(2026, 10, 21, 2, 30)
    expect(civilDate(at, SAO_PAULO)).toBe('2026-11-20')
    expect(civilDate(at, 'UTC')).toBe('2026-11-21')
    expect(civilDate(at, 'America/Rio_Branco')).toBe('2026-11-20')
    expect(civilDate(at, 'Asia/Tokyo')).toBe('2026-11-21')
  })

  it('changes at midnight of the place', () => {
    const midnight = Date.UTC(2026, 10, 21, 3, 0)
    expect(civilDate(midnight - 1, SAO_PAULO)).toBe('2026-11-20')
    expect(civilDate(midnight, SAO_PAULO)).toBe('2026-11-21')
  })

  it('knows the summer time that Brazil had until 2019', () => {
    expect(civilDate(Date.UTC(2018, 11, 31, 2, 30), SAO_PAULO)).toBe('2018-12-31')
    expect(civilDate(Date.UTC(2019, 11, 31, 2, 30), SAO_PAULO)).toBe('2019-12-30')
  })

  it('always gives a date of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        expect(isCivilDate(civilDate(at, SAO_PAULO))).toBe(true)
        expect(civilDate(at, 'UTC')).toBe(new Date(at).toISOString().slice(0, 10))
      }),
    )
  })
})

describe('isCivilDate', () => {
  it.each(['0001-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30', '1900-02-28'])(
    'takes %s',
    (date) => {
      expect(isCivilDate(date)).toBe(true)
    },
  )

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '01/02/2000',
    '2026-01-01T00:00',
    ' 2026-01-01',
  ])('refuses %j', (date) => {
    expect(isCivilDate(date)).toBe(false)
  })

  it('takes every day of two centuries', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(isCivilDate(date)).toBe(true)
      }),
    )
  })
})

describe('ageOn', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('of %s on %s is %i', (birthdate, today, age) => {
    expect(ageOn(birthdate, today)).toBe(age)
  })

  it('is unknown for what is no date', () => {
    expect(ageOn('2008-02-30', '2026-11-21')).toBeNull()
    expect(ageOn('2008-02-28', 'today')).toBeNull()
  })

  it('counts the birthdays', () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [birthdate = one, today = other] = [one, other].sort()
        expect(ageOn(birthdate, today)).toBe(ageByWalking(birthdate, today))
      }),
    )
  })
})

describe('isAdult', () => {
  it('SEC-35 is so from the 18th birthday by civil date in America/Sao_Paulo', () => {
    const lateEvening = Date.UTC(2026, 10, 21, 2, 30)
    const today = civilDate(lateEvening, SAO_PAULO)
    expect(today).toBe('2026-11-20')
    expect(isAdult('2008-11-20', today)).toBe(true)
    expect(isAdult('2008-11-21', today)).toBe(false)
  })

  it.each(['', 'abc', '2027-01-01', '1890-01-01', '2008-02-30'])('is not so for %j', (date) => {
    expect(isAdult(date, '2026-11-21')).toBe(false)
  })
})

describe('isBirthdate', () => {
  it('takes today and 130 years ago, nothing beyond', () => {
    expect(isBirthdate('2026-11-21', '2026-11-21')).toBe(true)
    expect(isBirthdate('2026-11-22', '2026-11-21')).toBe(false)
    expect(isBirthdate('1895-11-22', '2026-11-21')).toBe(true)
    expect(isBirthdate('1895-11-21', '2026-11-21')).toBe(false)
  })
})
