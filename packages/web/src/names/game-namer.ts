import { useCallback } from 'react'
import { useTexts } from '../texts/texts.ts'
import { namesTexts } from './names-texts.ts'

/** A match, or an outright, whose teams are its tournament and its season. */
interface NamedGame {
  readonly teams: readonly [home: string, away: string]
  readonly season?: string | undefined
}

/** 'Grêmio x Bahia', or 'Brasileirão Série A 2026' of an outright. */
export function useGameNamer(): (game: NamedGame) => string {
  const { side, tournament } = useTexts(namesTexts)
  return useCallback(
    ({ teams: [home, away], season }) =>
      season === undefined ? `${side(home)} x ${side(away)}` : `${tournament(home)} ${season}`,
    [side, tournament],
  )
}
