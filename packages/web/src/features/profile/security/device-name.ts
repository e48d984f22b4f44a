import type { ProfileTexts } from '../profile-texts.ts'

/** Marks of a user agent, most specific first: every browser claims to be the others too. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

type Marks = readonly (readonly [string, RegExp])[]

const nameIn = (marks: Marks, userAgent: string) =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0]

/** 'Chrome no Android', as far as the user agent reveals it. */
export function deviceName(userAgent: string, texts: ProfileTexts): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return texts.deviceOn(browser, system)
  return browser ?? system ?? texts.unknownDevice
}
