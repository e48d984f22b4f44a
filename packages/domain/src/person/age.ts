/** Bets are for people of 18 years or more (Lei 14.790/2023, art. 26, I). */
const ADULT_AGE = 18

/** No living person is older; an earlier birth date is a typing error. */
const AGE_MAX = 130

/**
 * The calendar date at a moment in a time zone: 'YYYY-MM-DD'. Ages are counted between such dates,
 * never between moments, so that 23:30 in São Paulo still belongs to its own day.
 */
export function civilDate(atMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = format.formatToParts(atMs)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** True for a date of the calendar written 'YYYY-MM-DD'; 2023-02-29 is none. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = numbersOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/**
 * Whole years between two civil dates; negative before birth; null when either is no date. Who
 * was born on 29 February has the birthday on 1 March of common years (Código Civil, art. 132).
 */
export function ageOn(birthdate: string, today: string): number | null {
  if (!isCivilDate(birthdate) || !isCivilDate(today)) return null
  const [birthYear] = numbersOf(birthdate)
  const [year] = numbersOf(today)
  return year - birthYear - (today.slice(5) < birthdate.slice(5) ? 1 : 0)
}

/** True for the birth date of a person who may be alive: valid, not in the future, not too old. */
export function isBirthdate(birthdate: string, today: string): boolean {
  const age = ageOn(birthdate, today)
  return age !== null && age >= 0 && age <= AGE_MAX
}

/** True from the 18th birthday on; false for what is no birth date. */
export function isAdult(birthdate: string, today: string): boolean {
  const age = ageOn(birthdate, today)
  return isBirthdate(birthdate, today) && age !== null && age >= ADULT_AGE
}

function numbersOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

function daysOf(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
