import { INACTIVITY_PERIODS } from '@caderneta/contract/profile'
import { SelectField } from '../../forms/select-field.tsx'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import type { PreferenceName } from './preferences-rules.ts'
import { profileTexts } from './profile-texts.ts'
import type { AccountForm } from './use-account-form.ts'

interface InactivityFieldProps {
  readonly plan: AccountForm<PreferenceName>
}

/** The six periods, and under them the deployment's limit, which is shorter (decisions, 18). */
export function InactivityField({ plan }: InactivityFieldProps) {
  const texts = useTexts(profileTexts)
  const limitSeconds = useSite()?.client.inactivityLimit
  const hint =
    limitSeconds === undefined ? undefined : texts.inactivityLimit(Math.round(limitSeconds / 60))
  return (
    <SelectField label={texts.inactivity} hint={hint} {...plan.field('maxInactivityPeriod')}>
      {INACTIVITY_PERIODS.map((period) => (
        <option key={period} value={period}>
          {texts.inactivityPeriods[period]}
        </option>
      ))}
    </SelectField>
  )
}
