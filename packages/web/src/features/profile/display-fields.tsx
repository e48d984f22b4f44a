import { LANGUAGES } from '@caderneta/contract/language'
import { ODDS_FORMATS, oddsFormatOf } from '@caderneta/domain/odds/odds-format'
import { useWatch } from 'react-hook-form'
import { oddsText } from '../../formats/odds-text.ts'
import { SelectField } from '../../forms/select-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { PreferenceName } from './preferences-rules.ts'
import { profileTexts } from './profile-texts.ts'
import type { AccountForm } from './use-account-form.ts'
import { useTimeZones } from './use-time-zones.ts'

interface FieldProps {
  readonly plan: AccountForm<PreferenceName>
}

/** Language, time zone and odds format. */
export function DisplayFields({ plan }: FieldProps) {
  return (
    <>
      <LanguageField plan={plan} />
      <TimeZoneField plan={plan} />
      <OddsFormatField plan={plan} />
    </>
  )
}

function LanguageField({ plan }: FieldProps) {
  const texts = useTexts(profileTexts)
  const name = { ptBR: texts.portuguese, en: texts.english }
  return (
    <SelectField label={texts.language} {...plan.field('language')}>
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {name[language]}
        </option>
      ))}
    </SelectField>
  )
}

function TimeZoneField({ plan }: FieldProps) {
  const texts = useTexts(profileTexts)
  const zones = useTimeZones(String(plan.form.getValues('timezone')))
  return (
    <SelectField
      // The list arrives later than the choice: once it is loaded, the choice is set again.
      key={zones.length}
      label={texts.timezone}
      {...plan.field('timezone')}
    >
      {zones.map(({ id, name, offset }) => (
        <option key={id} value={id}>
          {offset ? `(${offset}) ${name}` : name}
        </option>
      ))}
    </SelectField>
  )
}

/** Odds that read differently in each format. */
const EXAMPLE_RATE = 1.85

function OddsFormatField({ plan }: FieldProps) {
  const texts = useTexts(profileTexts)
  const chosen = useWatch({ control: plan.form.control, name: 'oddsFormat' })
  const example = oddsText(EXAMPLE_RATE, oddsFormatOf(String(chosen)))
  return (
    <SelectField
      label={texts.oddsFormat}
      hint={texts.oddsExample(example)}
      {...plan.field('oddsFormat')}
    >
      {ODDS_FORMATS.map((format) => (
        <option key={format} value={format}>
          {texts.oddsFormats[format]}
        </option>
      ))}
    </SelectField>
  )
}
