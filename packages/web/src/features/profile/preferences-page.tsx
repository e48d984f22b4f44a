import { useTexts } from '../../texts/texts.ts'
import { useSession } from '../session/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { profileTexts } from './profile-texts.ts'
import { SessionList } from './security/session-list.tsx'

/** `/account/preferences`: display, safety and notification settings, and the open sessions. */
export function PreferencesPage() {
  const { prefs } = useSession()
  return (
    <AccountFrame page="preferences">
      {prefs && <PreferencesForm prefs={prefs} />}
      <Sessions />
    </AccountFrame>
  )
}

function Sessions() {
  const texts = useTexts(profileTexts)
  return (
    <section className="mt-2 flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold">{texts.sessions}</h2>
        <p className="text-muted">{texts.sessionsHint}</p>
      </div>
      <SessionList />
    </section>
  )
}
