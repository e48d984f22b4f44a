import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Who may bet and what betting is: the notice that Brazilian rules ask of every page. */
export function Footer() {
  const texts = useTexts(shellTexts)
  return (
    <footer className="mt-10 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-4 px-4 py-6 md:flex-row md:items-start">
        <div className="flex grow items-start gap-3">
          <span
            aria-hidden="true"
            className="figures grid size-11 shrink-0 place-items-center rounded-full border-2 border-ink text-sm font-extrabold"
          >
            18+
          </span>
          <div className="max-w-prose text-sm">
            <p className="font-semibold">
              {texts.adultsOnly}. {texts.responsible}
            </p>
            <p className="mt-1 text-muted">{texts.responsibleText}</p>
            <p className="mt-1 text-muted">{texts.rights}</p>
          </div>
        </div>
        <div className="flex items-center gap-1">
          <LanguageToggle look="quiet" />
          <ThemeToggle look="quiet" />
        </div>
      </div>
    </footer>
  )
}
