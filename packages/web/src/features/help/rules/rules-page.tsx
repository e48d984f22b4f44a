import type { SportTexts } from '@caderneta/contract/catalogue/markets/sport-texts'
import { SPORTS, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { useRef } from 'react'
import { Link } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { matchTexts } from '../../catalogue/catalogue.ts'
import { useAnchor } from '../use-anchor.ts'
import { listedRules } from './listed-rules.ts'
import { rulesTexts } from './rules-texts.ts'
import { useMarketTexts } from './use-market-texts.ts'

const CONTENTS_ID = 'conteudo'

/**
 * `/regras-de-apostas`: the rules of every market, written from the records that settle it. All of
 * it is on one page with a heading each, so that the browser's own search finds it.
 */
export function RulesPage() {
  const texts = useTexts(rulesTexts)
  const { loaded, retry } = useMarketTexts()
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <div>
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.intro}</p>
      </div>
      {loaded === null && <p role="status">{texts.loading}</p>}
      {loaded?.market === null && (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p>{texts.failed}</p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {loaded?.market && <Rules market={loaded.market} />}
    </div>
  )
}

interface RulesProps {
  readonly market: SportTexts
}

function Rules({ market }: RulesProps) {
  const texts = useTexts(rulesTexts)
  const page = useRef<HTMLDivElement>(null)
  useAnchor(page)
  return (
    <div ref={page} className="flex flex-col gap-8">
      <Contents />
      <p className="max-w-prose">
        {texts.generalText}{' '}
        <Link to="/ajuda#regras" className="font-semibold text-brand underline">
          {texts.generalLink}
        </Link>
      </p>
      {SPORTS.map(({ route }) => (
        <SportRules key={route} route={route} market={market} />
      ))}
    </div>
  )
}

function Contents() {
  const texts = useTexts(rulesTexts)
  const titleOf = useSportTitle()
  return (
    <nav
      id={CONTENTS_ID}
      tabIndex={-1}
      aria-label={texts.contents}
      className="rounded-card border border-line bg-surface p-4 shadow-card outline-none"
    >
      <h2 className="font-bold">{texts.contents}</h2>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {SPORTS.map(({ route }) => (
          <li key={route}>
            <a
              href={`#${route}`}
              className="flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-2 hover:underline"
            >
              <Icon name="chevron-right" size={16} />
              {titleOf(route)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** 'Mercados de Tênis', by the name that the menu has for the sport. */
function useSportTitle(): (route: SportRoute) => string {
  const texts = useTexts(rulesTexts)
  const menu = useSite()?.menu
  return (route) => texts.markets(menu?.find((sport) => sport.route === route)?.name ?? route)
}

interface SportRulesProps extends RulesProps {
  readonly route: SportRoute
}

function SportRules({ route, market }: SportRulesProps) {
  const texts = useTexts(rulesTexts)
  const { tabs } = useTexts(matchTexts)
  const titleOf = useSportTitle()
  return (
    <section id={route} tabIndex={-1} aria-labelledby={`${route}-title`} className="outline-none">
      <h2 id={`${route}-title`} className="border-b-2 border-gold pb-1 text-xl font-bold">
        {titleOf(route)}
      </h2>
      {listedRules(route, market, texts).map(({ tab, markets }) => (
        <div key={tab} className="mt-4 flex flex-col gap-3">
          <h3 className="text-lg font-bold">{tabs[tab]}</h3>
          {markets.map(({ key, name, sentences }) => (
            <div key={key} id={`${route}-${key}`} tabIndex={-1} className="outline-none">
              <h4 className="font-semibold">{name}</h4>
              <p className="max-w-prose">{sentences.join(' ')}</p>
            </div>
          ))}
        </div>
      ))}
      <a
        href={`#${CONTENTS_ID}`}
        className="mt-2 inline-flex min-h-11 items-center gap-1 text-sm text-muted underline-offset-2 hover:underline"
      >
        <Icon name="arrow-up" size={16} />
        {texts.toTop}
      </a>
    </section>
  )
}
