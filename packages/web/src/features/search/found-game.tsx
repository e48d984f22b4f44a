import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { useFormats } from '../../formats/formats.ts'
import { useLocationName, useSideNames, useTournamentName } from '../../names/names.ts'
import { useTexts } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { searchTexts } from './search-texts.ts'

/** Location and tournament, the teams as 'A X B', and when it starts (SRC-03 to SRC-05). */
export function FoundGame({ game }: { readonly game: GameWire }) {
  const texts = useTexts(searchTexts)
  const formats = useFormats()
  const { location, betCnfTournamentName, gameStartTimeStamp: startsAt } = game.info
  const locationName = useLocationName(location)
  const tournament = useTournamentName(betCnfTournamentName)
  const [home, away] = useSideNames([game.teams[0].name, game.teams[1].name])
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block truncate text-xs text-muted">
          {[locationName, tournament || texts.unavailable]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="block font-semibold break-words">{matchName([home, away])}</span>
        <Odds odds={game.odds} />
      </span>
      <span className="figures shrink-0 text-right text-sm">
        {isUnderWay(game.gameInfo.gameStatus) ? (
          <>
            <Badge tone="danger">{texts.live}</Badge>
            <span className="block font-bold">{game.gameInfo.score.join('–')}</span>
            <span className="block text-xs text-muted">
              {texts.began} {formats.time(startsAt)}
            </span>
          </>
        ) : (
          <>
            <span className="block text-xs text-muted">{formats.dayName(startsAt, texts)}</span>
            <span className="block">{formats.time(startsAt)}</span>
          </>
        )}
      </span>
    </>
  )
}

/** What a result of three and of two outcomes is named by, in the order of the feed. */
const SIGNS: Readonly<Record<number, readonly string[]>> = { 2: ['1', '2'], 3: ['1', 'X', '2'] }

/** The prices of the main market at the time of the search, while it takes bets: to read only. */
function Odds({ odds }: { readonly odds: readonly OddWire[] }) {
  const formats = useFormats()
  const signs = SIGNS[odds.length]
  if (!signs || odds.some(({ status }) => status !== 'open')) return null
  return (
    <span className="figures mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
      {odds.map(({ betGamesOddId, rate }, at) => (
        <span key={betGamesOddId}>
          {signs[at]} <b className="text-ink">{formats.odds(rate)}</b>
        </span>
      ))}
    </span>
  )
}
