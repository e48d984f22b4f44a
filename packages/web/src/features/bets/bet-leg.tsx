import type { BetWire } from '@caderneta/contract/bets/wagers'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { isOver, isUnderWay } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { useFormats } from '../../formats/formats.ts'
import { useGameLive } from '../../live/live.ts'
import { MarketName } from '../../names/market-name.tsx'
import { useSelectionNamer, useSideNames } from '../../names/names.ts'
import { gamePath } from '../../routing/catalogue-paths.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { gameStatusText, legMark } from './bet-state.ts'
import { betsTexts } from './bets-texts.ts'

type Leg = BetWire['odds'][number]
type GameInfo = Leg['gameInfo']

interface BetLegProps {
  readonly leg: Leg
  /** Set once settled; a half win or loss has no mark of its own and is shown in words. */
  readonly result: SelectionResult | null
  readonly betStatus: BetWire['betInfo']['betStatus']
}

/** One leg: its mark, the selection and its odds, and the current state of the match (BET-19). */
export function BetLeg({ leg, result, betStatus }: BetLegProps) {
  const { oddInfo, gameInfo } = leg
  const texts = useTexts(betsTexts)
  const { odds } = useFormats()
  const nameOf = useSelectionNamer()
  const mark = legMark(oddInfo.status, betStatus)
  const isHalf = result === 'half_win' || result === 'half_lose'
  const selection = { name: oddInfo.name, handicap: oddInfo.specifier_value }
  return (
    <li data-leg={mark.status} className="flex gap-3 px-4 py-3">
      <span className={`mt-0.5 ${mark.tone}`}>
        <Icon name={mark.icon} />
        <span className="sr-only">{texts[mark.text]}</span>
      </span>
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-3 font-semibold">
          <span className="min-w-0 break-words">{nameOf(selection, gameInfo.teams)}</span>
          <span className="figures">{odds(oddInfo.rate)}</span>
        </p>
        <p className="text-sm text-muted">
          <MarketName
            marketId={oddInfo.market_id}
            handicap={oddInfo.specifier_value}
            teams={gameInfo.teams}
          />
          {mark.isWritten && ` · ${texts[mark.text]}`}
          {isHalf && ` · ${texts.result[result]}`}
        </p>
        <LegMatch gameInfo={gameInfo} />
      </div>
    </li>
  )
}

/** Teams with the current score; before kick-off the time instead. */
function LegMatch({ gameInfo }: { readonly gameInfo: GameInfo }) {
  const texts = useTexts(betsTexts)
  const { date, time, isToday } = useFormats()
  const live = useGameLive(gameInfo.betGameId)
  const status = isOver(gameInfo.gameStatus)
    ? gameInfo.gameStatus
    : (live?.status ?? gameInfo.gameStatus)
  const score = live?.score ?? gameInfo.score
  const startsAt = gameInfo.gameStartTimeStamp
  const hasScore = isUnderWay(status) || status === 'ended'
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <MatchName gameInfo={gameInfo} isOpen={!isOver(status)} />
      {hasScore && (
        <span className="figures font-bold">
          <span className="sr-only">{texts.score} </span>
          {score[0]} – {score[1]}
        </span>
      )}
      {status === 'scheduled' ? (
        <span className="figures text-muted">
          {isToday(startsAt) ? texts.today : date(startsAt)}, {time(startsAt)}
        </span>
      ) : (
        <GameStatus status={status} />
      )}
    </p>
  )
}

function GameStatus({ status }: { readonly status: Exclude<GameInfo['gameStatus'], 'scheduled'> }) {
  const text = gameStatusText(status, useTexts(betsTexts))
  if (isUnderWay(status)) return <Badge tone="danger">{text}</Badge>
  return <span className="figures text-muted">{text}</span>
}

/** Links to the match while there is something to see and to bet on. */
function MatchName({
  gameInfo,
  isOpen,
}: {
  readonly gameInfo: GameInfo
  readonly isOpen: boolean
}) {
  const name = matchName(useSideNames(gameInfo.teams))
  const { betGameId, betCnfSportId, betCnfTournamentId } = gameInfo
  if (!isOpen) return <span className="min-w-0">{name}</span>
  const gameIds = { gameId: betGameId, sportId: betCnfSportId, tournamentId: betCnfTournamentId }
  return (
    <Link to={gamePath(gameIds)} className="min-w-0 underline-offset-2 hover:underline">
      {name}
    </Link>
  )
}
