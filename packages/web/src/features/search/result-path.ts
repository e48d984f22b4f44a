import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { gamePath } from '../../routing/catalogue-paths.ts'

/** The match page of a result (SRC-06). */
export function resultPath({ info }: GameWire): string {
  const { betCnfSportId, betCnfTournamentId, betGameId } = info
  return gamePath({
    sportId: betCnfSportId,
    tournamentId: betCnfTournamentId,
    gameId: betGameId,
  })
}
