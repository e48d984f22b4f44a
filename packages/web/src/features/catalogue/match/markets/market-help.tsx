import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useId, useState } from 'react'
import { useLateNames } from '../../../../names/late-names.ts'
import { useAllMarketNames } from '../../../../names/load-market-names.ts'
import { Link } from '../../../../routing/router.tsx'
import { useTexts } from '../../../../texts/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { matchTexts } from '../match-texts.ts'

interface RuleState {
  readonly panelId: string
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** Whether the rule of one market is shown. */
export function useMarketRule(): RuleState {
  const [isOpen, setIsOpen] = useState(false)
  return { panelId: useId(), isOpen, toggle: () => setIsOpen(!isOpen) }
}

interface HelpButtonProps {
  /** Of the market, as its panel shows it. */
  readonly title: string
  readonly rule: RuleState
}

/** Shows when a selection of the market wins, and hides it again. */
export function HelpButton({ title, rule }: HelpButtonProps) {
  const { ruleOf } = useTexts(matchTexts)
  const { panelId, isOpen, toggle } = rule
  return (
    <button
      type="button"
      aria-label={ruleOf(title)}
      title={ruleOf(title)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={toggle}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control -outline-offset-2',
        isOpen ? 'text-brand' : 'text-muted hover:text-ink',
      )}
    >
      <Icon name="info" size={17} />
    </button>
  )
}

interface MarketRuleProps {
  readonly sportId: number
  readonly marketId: number
  readonly rule: RuleState
}

/** When a selection of the market wins, with a link to the page of rules. */
export function MarketRule({ sportId, marketId, rule }: MarketRuleProps) {
  const texts = useTexts(matchTexts)
  useAllMarketNames()
  const { names, isLoading, hasFailed } = useLateNames()
  const route = routeOf(sportId)
  const key = marketOf(sportId, marketId)?.key ?? ''
  return (
    <div id={rule.panelId} className="border-t border-line px-3 py-2 text-sm">
      <p className="max-w-prose">
        {names?.help(route, marketId) ?? (hasFailed && !isLoading ? '' : texts.loadingRule)}{' '}
        <Link
          to={`/regras-de-apostas#${route}-${key}`}
          className="font-semibold text-brand underline underline-offset-2"
        >
          {texts.allRules}
        </Link>
      </p>
    </div>
  )
}
