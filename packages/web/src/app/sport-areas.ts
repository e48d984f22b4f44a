/** Where the pages of sports stand: the places 'Esportes' lead to one of them, and mean them all. */
export const SPORT_AREAS: readonly string[] = ['/games/sport', '/sport']
