import type { SportTexts } from '@caderneta/contract/catalogue/markets/market-text'
import { NEGATIVE_EVENTS } from '@caderneta/domain/markets/market-type'
import { SPORTS, type SportRoute } from '@caderneta/domain/markets/sports'
import { useRef } from 'react'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { matchTexts } from '../../catalogue/catalogue.ts'
import { helpTexts } from '../help-texts.ts'
import { Part } from '../part.tsx'
import { useAnchor } from '../use-anchor.ts'
import { listedRules } from './listed-rules.ts'
import { rulesTexts } from './rules-texts.ts'
import { useMarketTexts } from './use-market-texts.ts'

const GENERAL_ID = 'geral'

/**
 * `/regras-de-apostas`: the rules of every market, written from the records that settle it. All of
 * it is on one page with a heading each, so that the browser's own search finds it.
 */
export function RulesPage() {
  const texts = useTexts(rulesTexts)
  const { loaded, retry } = useMarketTexts()
  useDocumentTitle(texts.title)
  const market = loaded?.market
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <div>
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.intro}</p>
      </div>
      {loaded === null && <p role="status">{texts.loading}</p>}
      {loaded !== null && market === null && (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p>{texts.failed}</p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {market && <Rules market={market} />}
    </div>
  )
}

interface RulesProps {
  readonly market: SportTexts
}

function Rules({ market }: RulesProps) {
  const texts = useTexts(rulesTexts)
  const { parts } = useTexts(helpTexts).topics.regras
  const page = useRef<HTMLDivElement>(null)
  useAnchor(page)
  return (
    <div ref={page} className="flex flex-col gap-8">
      <Contents />
      <section id={GENERAL_ID} tabIndex={-1} aria-labelledby={`${GENERAL_ID}-title`}>
        <h2 id={`${GENERAL_ID}-title`} className={HEADING}>
          {texts.general}
        </h2>
        <div className="mt-3 flex flex-col gap-4">
          {parts.map((part) => (
            <Part key={part.title} {...part} />
          ))}
        </div>
      </section>
      {SPORTS.map(({ route }) => (
        <Sport key={route} route={route} market={market} />
      ))}
    </div>
  )
}

const HEADING = 'border-b-2 border-gold pb-1 text-xl font-bold'

function Contents() {
  const texts = useTexts(rulesTexts)
  const nameOf = useSportTitle()
  const entries = [
    { id: GENERAL_ID, title: texts.general },
    ...SPORTS.map(({ route }) => ({ id: route, title: nameOf(route) })),
  ]
  return (
    <nav
      aria-label={texts.contents}
      className="rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <h2 className="font-bold">{texts.contents}</h2>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center font-semibold text-brand underline-offset-2 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useSportTitle(): (route: SportRoute) => string {
  const texts = useTexts(rulesTexts)
  const menu = useSite()?.menu
  return (route) => texts.markets(menu?.find((sport) => sport.route === route)?.name ?? route)
}

interface SportProps extends RulesProps {
  readonly route: SportRoute
}

function Sport({ route, market }: SportProps) {
  const texts = useTexts(rulesTexts)
  const { tabs } = useTexts(matchTexts)
  const nameOf = useSportTitle()
  const negativeEvents = useSite()?.client.negativeEvents ?? NEGATIVE_EVENTS
  return (
    <section id={route} tabIndex={-1} aria-labelledby={`${route}-title`} className="outline-none">
      <h2 id={`${route}-title`} className={HEADING}>
        {nameOf(route)}
      </h2>
      {listedRules({ route, market, negativeEvents }, texts).map(({ tab, markets }) => (
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
    </section>
  )
}
