import { ODDS_CHANGE_PREFERENCES, type PrefsWire } from '@caderneta/contract/accounts/prefs'
import { NOTIFICATION_FLAGS, type PreferencesReply } from '@caderneta/contract/profile/profile'
import { savePreferences } from '@caderneta/contract/profile/profile-calls'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../api/call.ts'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { SwitchField } from '../../forms/switch-field.tsx'
import { readPrefs, useLanguage } from '../../prefs/prefs-store.ts'
import { type Page, usePage } from '../../root/page.ts'
import { refreshSite } from '../../site/refresh-site.ts'
import { useTexts } from '../../texts/texts.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { renewFirstSteps } from '../first-steps/first-steps.ts'
import { replacePrefs } from '../session/session.ts'
import { AccountFormFrame, CurrentPassword } from './account-form.tsx'
import { DisplayFields } from './display-fields.tsx'
import { PREFERENCE_RULES, type PreferenceName, preferenceValues } from './preferences-rules.ts'
import { profileTexts } from './profile-texts.ts'
import { InactivityField } from './security/inactivity-field.tsx'
import { type AccountForm, useAccountForm } from './use-account-form.ts'

/** Saved changes apply at once, on every part of the page. */
function apply(page: Page, { prefs, session }: PreferencesReply): void {
  const languageBefore = readPrefs(page).language
  replacePrefs(page, prefs, session)
  renewFirstSteps(page)
  if (prefs.language !== languageBefore) void refreshSite(page)
}

/** Display, safety and notifications in one save, with the password (ACC-10 to ACC-16). */
export function PreferencesForm({ prefs }: { readonly prefs: PrefsWire }) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const plan = useAccountForm({
    values: preferenceValues(prefs, readPrefs(page).language),
    rules: PREFERENCE_RULES,
    secrets: ['password'],
    send: (values) => call(page, savePreferences, values),
    onSaved: ({ value, msg }) => {
      apply(page, value)
      showToast(page, 'success', msg || texts.saved)
    },
  })
  const { resetField } = plan.form
  const language = useLanguage()
  // Changed elsewhere on the page: saving the old value would revert it.
  useEffect(() => resetField('language', { defaultValue: language }), [resetField, language])
  return (
    <AccountFormFrame plan={plan}>
      <Part title={texts.display}>
        <DisplayFields plan={plan} />
      </Part>
      <Part title={texts.safety}>
        <InactivityField plan={plan} />
        <OddsChangeField plan={plan} />
      </Part>
      <Part title={texts.notifications}>
        <div className="divide-y divide-line">
          {NOTIFICATION_FLAGS.map((flag) => (
            <Switch key={flag} label={texts.flags[flag]} {...plan.field(flag)} />
          ))}
        </div>
        <p className="text-xs text-muted">{texts.notificationsHint}</p>
      </Part>
      <Part title={texts.promotions}>
        <PromotionsField plan={plan} />
      </Part>
      <CurrentPassword {...plan.field('password')} />
    </AccountFormFrame>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

function Part({ title, children }: PartProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm font-bold text-muted uppercase">{title}</legend>
      {children}
    </fieldset>
  )
}

/** A switch cannot be invalid, so it has no error text. */
function Switch({ error: _, ...props }: ReturnType<PreferencesPlan['field']> & SwitchLabel) {
  return <SwitchField {...props} />
}

interface SwitchLabel {
  readonly label: string
}

type PreferencesPlan = AccountForm<PreferenceName>

/** The choice made at sign-up; it decides whether the pop-up with offers is shown. */
function PromotionsField({ plan }: { readonly plan: PreferencesPlan }) {
  const texts = useTexts(profileTexts)
  const { error: _, ...radio } = plan.field('sendPromotions')
  const choices = [
    { value: 'true', label: texts.promotionsYes },
    { value: 'false', label: texts.promotionsNo },
  ]
  return <ChoiceField legend={texts.sendPromotions} choices={choices} {...radio} />
}

/** Sentences that a phone's select would truncate: each is shown in full beside its button. */
function OddsChangeField({ plan }: { readonly plan: PreferencesPlan }) {
  const texts = useTexts(profileTexts)
  const { error: _, ...radio } = plan.field('oddsChange')
  const choices = ODDS_CHANGE_PREFERENCES.map((value) => ({
    value,
    label: texts.oddsChanges[value],
  }))
  return <ChoiceField legend={texts.oddsChange} choices={choices} {...radio} />
}
