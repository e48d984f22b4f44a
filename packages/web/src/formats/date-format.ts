import type { Language } from '@caderneta/contract/language'

const LOCALE = { ptBR: 'pt-BR', en: 'en-GB' } as const
const DAY = { day: '2-digit', month: '2-digit' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatByKey = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs far more than using it, and a list has hundreds of times. */
function formatOf(
  language: Language,
  timezone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timezone} ${Object.keys(options)}`
  const known = formatByKey.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: timezone })
  formatByKey.set(key, made)
  return made
}

/** '21:30', 24 hours in both languages (FMT-09). */
export function timeText(at: number, language: Language, timezone: string): string {
  return formatOf(language, timezone, TIME).format(at)
}

/** 'sáb 22/11', short enough for the row of a list. */
export function dayText(at: number, language: Language, timezone: string): string {
  const { format } = formatOf(language, timezone, { weekday: 'short', ...DAY })
  return format(at).replace(/[.,]/g, '')
}

/** '22/11/2025'. */
export function dateText(at: number, language: Language, timezone: string): string {
  return formatOf(language, timezone, { ...DAY, year: 'numeric' }).format(at)
}

/** '2025-11-22'. */
export function dayKey(at: number, timezone: string): string {
  return dateText(at, 'ptBR', timezone).split('/').reverse().join('-')
}
