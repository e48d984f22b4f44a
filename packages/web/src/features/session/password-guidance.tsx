import { useTexts } from '../../texts/texts.ts'
import { sessionTexts } from './session-texts.ts'

/** The requirements of a password (specification, section 5). */
export function PasswordGuidance() {
  const texts = useTexts(sessionTexts)
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm text-muted">
      <p className="font-semibold text-ink">{texts.guidanceTitle}</p>
      <ul className="mt-1 list-disc pl-5">
        {texts.guidance.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
