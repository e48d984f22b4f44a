/** The paths of sport pages: 'Esportes' links to one of them and is active on all. */
export const SPORT_AREAS: readonly string[] = ['/games/sport', '/sport']
