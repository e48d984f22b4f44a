import type { ComponentType } from 'react'
import { Navigate, useLocation } from '../../routing/router.tsx'
import { AddressPage } from './address/address-page.tsx'
import { PersonalPage } from './personal-page.tsx'
import { PreferencesPage } from './preferences-page.tsx'
import { ResponsiblePage } from './responsible/responsible-page.tsx'
import { PasswordPage } from './security/password-page.tsx'
import { VerificationPage } from './verification/verification-page.tsx'

const PAGE_BY_NAME = new Map<string | undefined, ComponentType>([
  ['personal', PersonalPage],
  ['address', AddressPage],
  ['preferences', PreferencesPage],
  ['password', PasswordPage],
  ['verification', VerificationPage],
  ['responsible', ResponsiblePage],
])

/** The page of `/account/…`; bare `/account` redirects to the personal data (RTE-09). */
export function AccountArea() {
  const [, , name] = useLocation().pathname.split('/')
  const Page = PAGE_BY_NAME.get(name)
  if (!Page) return <Navigate to="/account/personal" replace />
  return <Page />
}
