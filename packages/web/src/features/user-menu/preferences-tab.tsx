import { LANGUAGES } from '@caderneta/contract/language'
import { useLanguage } from '../../prefs/prefs-store.ts'
import { usePage } from '../../root/page.ts'
import { chooseLanguage } from '../../site/choose-language.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ICON_PATHS } from '../../ui/icon/icon-paths.ts'
import { MenuLink } from './menu-link.tsx'
import { userMenuTexts } from './user-menu-texts.ts'

/** 'Preferências': the language, applied and saved at once, and the link to the others (USR-13). */
export function PreferencesTab({ onFollow }: { readonly onFollow: () => void }) {
  const page = usePage()
  const texts = useTexts(userMenuTexts)
  const chosen = useLanguage()
  const name = { ptBR: texts.portuguese, en: texts.english }
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{texts.language}</legend>
        <div className="grid grid-cols-2 gap-2">
          {LANGUAGES.map((language) => (
            <Button
              key={language}
              look={language === chosen ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={language === chosen}
              onClick={() => chooseLanguage(page, language)}
            >
              {name[language]}
            </Button>
          ))}
        </div>
      </fieldset>
      <MenuLink
        to="/account/preferences"
        path={ICON_PATHS.clock}
        text={texts.allPreferences}
        onFollow={onFollow}
      />
    </div>
  )
}
