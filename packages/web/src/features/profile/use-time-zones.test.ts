import { TIME_ZONES } from '@caderneta/domain/person/time-zones'
import { expect, it } from 'vitest'
import { PREFS_DEFAULT } from '../../prefs/prefs-store.ts'
import { profileTexts } from './profile-texts.ts'

it('names the default zone before the list is loaded as the list does', () => {
  const zone = TIME_ZONES.find(({ id }) => id === PREFS_DEFAULT.timezone)
  expect(profileTexts.ptBR.timezoneDefault).toBe(zone?.name)
  expect(profileTexts.en.timezoneDefault).toBe(zone?.nameEn)
})
