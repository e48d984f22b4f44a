import {
  INACTIVITY_PERIODS,
  type InactivityPeriod,
  MINUTES_BY_INACTIVITY_PERIOD,
} from '@caderneta/contract/profile/profile'
import { SelectField } from '../../../forms/select-field.tsx'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import type { PreferenceName } from '../preferences-rules.ts'
import { profileTexts } from '../profile-texts.ts'
import type { AccountForm } from '../use-account-form.ts'

interface InactivityFieldProps {
  readonly plan: AccountForm<PreferenceName>
}

/**
 * The six periods; those beyond the deployment's limit are listed under the period that applies,
 * and the limit itself under the field (decision 0008).
 */
export function InactivityField({ plan }: InactivityFieldProps) {
  const texts = useTexts(profileTexts)
  const limitSeconds = useSite()?.client.inactivityLimit
  const limitMinutes = limitSeconds === undefined ? Infinity : Math.round(limitSeconds / 60)
  const isBeyond = (period: InactivityPeriod) => MINUTES_BY_INACTIVITY_PERIOD[period] > limitMinutes
  const beyond = INACTIVITY_PERIODS.filter(isBeyond)
  return (
    <SelectField
      label={texts.inactivity}
      hint={limitSeconds === undefined ? undefined : texts.inactivityLimit(limitMinutes)}
      {...plan.field('maxInactivityPeriod')}
    >
      <Options periods={INACTIVITY_PERIODS.filter((period) => !isBeyond(period))} />
      {beyond.length > 0 && (
        <optgroup label={texts.inactivityBeyond(limitMinutes)}>
          <Options periods={beyond} />
        </optgroup>
      )}
    </SelectField>
  )
}

function Options({ periods }: { readonly periods: readonly InactivityPeriod[] }) {
  const texts = useTexts(profileTexts)
  return periods.map((period) => (
    <option key={period} value={period}>
      {texts.inactivityPeriods[period]}
    </option>
  ))
}
