import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { isOver } from '@caderneta/domain/markets/game/game'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import type { BookGame } from './market-book.ts'

/** From this interest on a competition is one of those that most look for. */
const TOP_INTEREST = 7

interface Counted {
  readonly interest: number
  readonly wire: CompetitionWire
}

/** The competitions of games that can still be followed, the most followed first, then by name. */
export function listCompetitions(games: Iterable<BookGame>): CompetitionWire[] {
  const byTournament = new Map<number, Counted>()
  for (const game of games) {
    if (isOver(game.status)) continue
    const { tournamentId } = game.fixture
    byTournament.set(tournamentId, counted(game, byTournament.get(tournamentId)))
  }
  return [...byTournament.values()]
    .sort((a, b) => b.interest - a.interest || a.wire.name.localeCompare(b.wire.name, 'pt-BR'))
    .map(({ wire }) => wire)
}

function counted({ fixture }: BookGame, known: Counted | undefined): Counted {
  if (known) return { ...known, wire: { ...known.wire, count: known.wire.count + 1 } }
  const { sportId, tournamentId, tournamentName, location } = fixture
  const interest = competitionInterest(fixture)
  const isTop = interest >= TOP_INTEREST
  return {
    interest,
    wire: { sportId, tournamentId, name: tournamentName, location, count: 1, isTop },
  }
}
