import { PASSWORD_SYMBOLS } from '@caderneta/domain/person/password-rule'
import { useTexts } from '../texts/texts.ts'
import { passwordTexts } from './password-texts.ts'

/** The requirements of a new password, wherever one is chosen (ACC-02 to ACC-04). */
export function PasswordGuidance() {
  const { title, rules } = useTexts(passwordTexts)
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm text-muted">
      <p className="font-semibold text-ink">{title}</p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {rules([...PASSWORD_SYMBOLS].join(' ')).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
