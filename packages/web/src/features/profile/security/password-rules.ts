import { changePasswordRequest, guidanceFault } from '@caderneta/contract/accounts/passwords'
import type { PasswordOwner } from '@caderneta/domain/person/password-rule'
import { checkOf } from '../../../forms/field-check.ts'
import type { Rule, Rules } from '../use-account-form.ts'

export type PasswordFieldName = 'newPassword' | 'confirmPassword' | 'password'

const { shape } = changePasswordRequest

const isSame: Rule = (value, all) => (value === all['newPassword'] ? true : 'passwords_differ')

/** VAL-11 to VAL-14, and the guidance that stands beside the fields (ACC-05). */
export function passwordRules(owner: PasswordOwner): Rules<PasswordFieldName> {
  const ofNew = checkOf(shape.newPassword)
  const ofConfirmed = checkOf(shape.confirmPassword)
  return {
    newPassword: (value) => {
      const fault = ofNew(value)
      if (fault !== true) return fault
      return guidanceFault(String(value), owner) ?? true
    },
    confirmPassword: (value, all) => {
      const fault = ofConfirmed(value)
      return fault === true ? isSame(value, all) : fault
    },
    password: checkOf(shape.password),
  }
}
