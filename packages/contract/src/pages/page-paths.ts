/**
 * The addresses of the page. The page has a component for each, and the server responds with 404 to
 * every other; neither has a list of its own.
 */
export const PAGE_PATHS = [
  '/',
  '/live',
  '/sport/:sportRoute',
  '/games/sport/:sportRoute',
  '/games/sport/:sportRoute/lists/:listType',
  '/games/sport/:sportRoute/teams/:teamId',
  '/games/sport/:sportRoute/:championshipId',
  '/games/sport/:sportRoute/:championshipId/:gameId',
  '/ajuda',
  '/regras-de-apostas',
  '/signup',
  '/sign/active',
  '/recuperar-senha',
  '/logout',
  '/mybets',
  '/mybets/historico',
  '/bank',
  '/bank/balance',
  '/bank/statement',
  '/bank/funds',
  '/bank/history',
  '/bank/withdraw',
  '/bank/transfer',
  '/account',
  '/account/personal',
  '/account/address',
  '/account/preferences',
  '/account/password',
  '/account/verification',
  '/account/responsible',
] as const

export type PagePath = (typeof PAGE_PATHS)[number]

/** The lists of a sport that have an address: the next hours, and the best leagues. */
const PAGE_LISTS = ['12', '24', 'bl'] as const

export type PageList = (typeof PAGE_LISTS)[number]

/** The list of an address; undefined for anything else. */
export function pageList(part: string | undefined): PageList | undefined {
  return PAGE_LISTS.find((list) => list === part)
}
