import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useId, useState } from 'react'
import { useLateNames } from '../../../../names/late-names.ts'
import { useAllMarketNames } from '../../../../names/load-market-names.ts'
import { Link } from '../../../../routing/router.tsx'
import { useTexts } from '../../../../texts/texts.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { matchTexts } from '../match-texts.ts'

interface MarketHelpProps {
  readonly sportId: number
  readonly marketId: number
  /** Of the market, as its panel shows it. */
  readonly title: string
}

/** When a selection of the market wins: shown by a press, with a link to the page of rules. */
export function MarketHelp({ sportId, marketId, title }: MarketHelpProps) {
  const texts = useTexts(matchTexts)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  return (
    <div className="mt-2 text-sm">
      <button
        type="button"
        aria-label={texts.ruleOf(title)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 text-muted md:min-h-8 underline-offset-2 hover:underline"
      >
        <Icon name="info" size={16} />
        {texts.marketRule}
      </button>
      <div id={panelId}>{isOpen && <Rule sportId={sportId} marketId={marketId} />}</div>
    </div>
  )
}

function Rule({ sportId, marketId }: Omit<MarketHelpProps, 'title'>) {
  const texts = useTexts(matchTexts)
  useAllMarketNames()
  const names = useLateNames()
  const route = routeOf(sportId)
  const key = marketOf(sportId, marketId)?.key ?? ''
  return (
    <p className="max-w-prose">
      {names?.help(route, marketId) ?? texts.loadingRule}{' '}
      <Link
        to={`/regras-de-apostas#${route}-${key}`}
        className="font-semibold text-brand underline underline-offset-2"
      >
        {texts.allRules}
      </Link>
    </p>
  )
}
