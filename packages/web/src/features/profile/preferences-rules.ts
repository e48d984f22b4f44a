import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { Language } from '@caderneta/contract/language'
import { type NOTIFICATION_FLAGS, preferencesRequest } from '@caderneta/contract/profile/profile'
import { checkOf } from '../../forms/field-check.ts'
import type { Rules } from './use-account-form.ts'

type Flag = (typeof NOTIFICATION_FLAGS)[number] | 'sendPromotions'

export type PreferenceName =
  | 'language'
  | 'timezone'
  | 'oddsFormat'
  | 'maxInactivityPeriod'
  | 'oddsChange'
  | 'password'
  | Flag

const { shape } = preferencesRequest

const isSwitch = () => true as const

/** VAL-27, VAL-28; the select fields cannot be empty. */
export const PREFERENCE_RULES: Rules<PreferenceName> = {
  language: checkOf(shape.language),
  timezone: checkOf(shape.timezone),
  oddsFormat: checkOf(shape.oddsFormat),
  maxInactivityPeriod: checkOf(shape.maxInactivityPeriod),
  oddsChange: checkOf(shape.oddsChange),
  notification: isSwitch,
  textMessage: isSwitch,
  emailNotification: isSwitch,
  onlineMessage: isSwitch,
  onlinePopUps: isSwitch,
  sendPromotions: checkOf(shape.sendPromotions),
  password: checkOf(shape.password),
}

/** The account's preferences, but with the language of the page. */
export function preferenceValues(
  prefs: PrefsWire,
  language: Language,
): Record<PreferenceName, string | boolean> {
  const { timezone, oddsFormat, maxInactivityPeriod, oddsChange } = prefs
  const { notification, textMessage, emailNotification, onlineMessage, onlinePopUps } = prefs
  const { sendPromotions } = prefs
  return {
    language,
    timezone,
    oddsFormat,
    maxInactivityPeriod,
    oddsChange,
    notification,
    textMessage,
    emailNotification,
    onlineMessage,
    onlinePopUps,
    sendPromotions: String(sendPromotions),
    password: '',
  }
}
