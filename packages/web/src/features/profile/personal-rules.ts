import type { UserInfoWire } from '@caderneta/contract/accounts/accounts'
import { generalDataRequest } from '@caderneta/contract/profile/profile'

import {
  maskPhone,
  PHONE_LENGTH_MIN,
  parsePhone,
  phoneDigits,
} from '@caderneta/domain/person/phone'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { checkOf } from '../../forms/field-check.ts'
import type { Rule, Rules, Values } from './use-account-form.ts'

export type PersonalFieldName = 'countryCode' | 'phone' | 'email' | 'password'

const { shape } = generalDataRequest

/** A number under its country code, at least eleven digits (VAL-21). */
const isPhone: Rule = (value, all) => {
  const error = checkOf(shape.phone)(value)
  if (error !== true) return error
  const digits = phoneDigits(String(value), String(all['countryCode']))
  if (digits.length < PHONE_LENGTH_MIN) return 'phone_short'
  return parsePhone(digits, String(all['countryCode'])) === null ? 'phone_invalid' : true
}

/** VAL-19 to VAL-24. */
export const PERSONAL_RULES: Rules<PersonalFieldName> = {
  countryCode: (value) =>
    String(value).replace('+', '') === '' ? 'required' : checkOf(shape.countryCode)(value),
  phone: isPhone,
  email: checkOf(shape.email),
  password: checkOf(shape.password),
}

/** '+55' precedes the output of the mask. */
const COUNTRY_CODE_DEFAULT = '55'

export function personalValues(info: UserInfoWire): Record<PersonalFieldName, string> {
  const countryCode = info.countryCode.replace('+', '') || COUNTRY_CODE_DEFAULT
  return {
    countryCode: `+${countryCode}`,
    phone: maskPhone(nationalDigits(info.phone, countryCode)),
    email: info.email,
    password: '',
  }
}

/** The number without its country code, which E.164 puts before it. */
function nationalDigits(phone: string, countryCode: string): string {
  const prefix = `+${countryCode}`
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone
}

export function personalCall(
  values: Values<PersonalFieldName>,
  cpf: string,
): Values<PersonalFieldName | 'cpf'> {
  return {
    ...values,
    email: visibleText(String(values.email)),
    phone: phoneDigits(String(values.phone), String(values.countryCode)),
    cpf,
  }
}
