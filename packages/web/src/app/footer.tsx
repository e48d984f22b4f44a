import { Link } from '../routing/router.tsx'
import { OperatorDetails } from '../site/operator-details.tsx'
import { useSite } from '../site/site-store.ts'
import { firstTexts } from '../texts/first-texts.ts'
import { footer as ptBR } from '../texts/ptBR/footer.ts'
import { useTexts } from '../texts/texts.ts'
import { LanguageToggle } from './toggles/language-toggle.tsx'
import { RowsToggle } from './toggles/rows-toggle.tsx'
import { ThemeToggle } from './toggles/theme-toggle.tsx'

const footerTexts = firstTexts('footer', ptBR)

/** Who may bet, the risks of betting and the operator, as Brazilian rules require on every page. */
export function Footer() {
  return (
    <footer className="mt-10 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-[120rem] flex-col gap-6 px-4 py-6 md:grid md:grid-cols-[1fr_auto]">
        <Notice />
        <div className="flex flex-col gap-2 md:items-end">
          <HelpLinks />
          <div className="flex items-center gap-1">
            <LanguageToggle look="quiet" />
            <RowsToggle />
            <ThemeToggle look="quiet" />
          </div>
        </div>
        <div className="flex flex-col gap-1 border-t border-line pt-4 md:col-span-2">
          <OperatorDetails />
          <MatchesNote />
        </div>
      </div>
    </footer>
  )
}

function Notice() {
  const texts = useTexts(footerTexts)
  return (
    <div className="flex items-start gap-3">
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
      </div>
    </div>
  )
}

/** On every page, so that an invented match is never taken for a real one. */
function MatchesNote() {
  const texts = useTexts(footerTexts)
  const matches = useSite()?.client.matches
  if (matches === undefined || matches === 'none') return null
  const weight = matches === 'real' ? 'text-muted' : 'font-semibold text-ink'
  return <p className={`text-sm ${weight}`}>{texts.matches[matches]}</p>
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline'

function HelpLinks() {
  const texts = useTexts(footerTexts)
  return (
    <nav aria-label={texts.footer} className="grid grid-cols-2 gap-x-5 text-sm md:flex">
      <Link to="/ajuda" className={LINK}>
        {texts.help}
      </Link>
      <Link to="/ajuda#jogo-responsavel" className={LINK}>
        {texts.responsibleLink}
      </Link>
      <Link to="/ajuda#regras" className={LINK}>
        {texts.rulesLink}
      </Link>
      <Link to="/regras-de-apostas" className={LINK}>
        {texts.marketRulesLink}
      </Link>
      <Link to="/ajuda#privacidade" className={LINK}>
        {texts.privacyLink}
      </Link>
    </nav>
  )
}
