// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import '../testing/read-english.ts'
import { PasswordGuidance } from './password-guidance.tsx'

afterEach(() => {
  cleanup()
  choosePrefs(page, { language: 'ptBR' })
})

const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('ACC-02 ACC-03 ACC-04 says what a password needs, in both languages', () => {
  render(<PasswordGuidance />)
  expect(rules()).toHaveLength(5)
  expect(rules()[0]).toBe('deve ter de 6 a 32 caracteres;')
  cleanup()
  choosePrefs(page, { language: 'en' })
  render(<PasswordGuidance />)
  expect(rules().at(-1)).toBe('is case sensitive.')
})
