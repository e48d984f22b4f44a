import { bettorIdentity } from '@caderneta/testing/client/new-bettor'
import { mockCall } from './mock-call.ts'
import { open, type Step, type Walk } from './walk.ts'

/** From a filled form to the screen that confirms the account. */
export const SIGN_UP_STEPS: readonly Step[] = [
  { name: '25-sign-up-done', go: signUp, isWhole: true },
]

const FIELDS: Readonly<Record<string, string>> = {
  firstname: 'Ana',
  lastname: 'Souza',
  birthdate: '17/05/1990',
  postalCode: '01310-100',
  streetName: 'Avenida Paulista',
  houseNumber: '100',
  phone: '11987654321',
  username: 'ana.souza',
  secretCode: '2580',
  confirmSecretCode: '2580',
}

/** The long form or the short one, whichever the width brings. */
async function signUp(walk: Walk): Promise<void> {
  const { page } = walk
  const { cpf } = bettorIdentity(901)
  await mockCall(walk, { call: 'sign', body: {} })
  await open(walk, '/signup')
  const values = { ...FIELDS, email: 'ana.souza@example.com', password: 'Lavanda#27', cpf }
  for (const [name, text] of Object.entries(values)) {
    const field = page.locator(`input[name="${name}"]`)
    if ((await field.count()) > 0) await field.fill(text)
  }
  const promotions = page.locator('input[name="sendPromotions"]')
  if ((await promotions.count()) > 0) await promotions.first().check()
  await page.locator('input[name="acceptTerms"]').check()
  await page.locator('form button[type="submit"]').last().click()
  await page.locator('form').last().waitFor({ state: 'detached' })
}
