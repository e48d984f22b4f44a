import { changePasswordRequest, guidanceError } from '@caderneta/contract/accounts/passwords'
import type { PasswordOwner } from '@caderneta/domain/person/password-rule'
import { opaqueText } from '@caderneta/domain/text/outside-text'
import { checkOf } from '../../../forms/field-check.ts'
import type { Rule, Rules } from '../use-account-form.ts'

export type PasswordFieldName = 'newPassword' | 'confirmPassword' | 'password'

const { shape } = changePasswordRequest

const isSame: Rule = (value, all) =>
  opaqueText(String(value)) === opaqueText(String(all['newPassword'])) ? true : 'passwords_differ'

/** VAL-11 to VAL-14, and the guidance shown beside the fields (ACC-05). */
export function passwordRules(owner: PasswordOwner): Rules<PasswordFieldName> {
  const ofNew = checkOf(shape.newPassword)
  const ofConfirmed = checkOf(shape.confirmPassword)
  return {
    newPassword: (value) => {
      const error = ofNew(value)
      if (error !== true) return error
      return guidanceError(String(value), owner) ?? true
    },
    confirmPassword: (value, all) => {
      const error = ofConfirmed(value)
      return error === true ? isSame(value, all) : error
    },
    password: checkOf(shape.password),
  }
}
