import { EMAIL } from '@caderneta/domain/person/email'
import * as z from 'zod/mini'
import { typedText } from '../outside-text.ts'

export const emailAddress = typedText().check(
  z.minLength(1, 'required'),
  z.maxLength(254, 'too_long'),
  z.regex(EMAIL, 'email_format'),
)
