import { LANGUAGES } from '@caderneta/contract/language'
import { useLanguage } from '../../prefs/prefs-store.ts'
import { usePage } from '../../root/page.ts'
import { chooseLanguage } from '../../site/choose-language.ts'
import { loadEnglish } from '../../texts/first-texts.ts'
import { shellTexts } from '../../texts/shell-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'

const SHORT = { ptBR: 'PT', en: 'EN' } as const
const HTML_LANG = { ptBR: 'pt-BR', en: 'en' } as const

/** Prefetches on pointer approach, so that the texts are loaded by the time of the press. */
const fetchAhead = () => void loadEnglish()

interface LanguageToggleProps {
  readonly look: 'quiet' | 'onFrame'
}

/** Two languages, both visible; each is named in itself. */
export function LanguageToggle({ look }: LanguageToggleProps) {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const chosen = useLanguage()
  const name = { ptBR: texts.portuguese, en: texts.english }
  const [tone, toneChosen] =
    look === 'onFrame'
      ? ['text-on-frame-muted hover:text-on-frame', 'text-gold']
      : ['text-muted hover:text-ink', 'bg-sunken text-ink']
  return (
    <fieldset className="flex" onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <legend className="sr-only">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={HTML_LANG[language]}
          aria-label={name[language]}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(page, language)}
          className={classNames(
            'min-h-11 min-w-9 rounded-control text-xs font-bold',
            language === chosen ? toneChosen : tone,
          )}
        >
          {SHORT[language]}
        </button>
      ))}
    </fieldset>
  )
}
