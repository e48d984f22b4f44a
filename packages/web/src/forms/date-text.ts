import { plainFigures } from '@caderneta/domain/text/outside-text'

/** '17/05/1990', as typed, → '1990-05-17'; null for any other text. */
export function isoOfDateText(text: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(plainFigures(text))
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : null
}

/** '1990-05-17' → '17/05/1990'; empty for any other text. */
export function dateTextOf(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : ''
}
