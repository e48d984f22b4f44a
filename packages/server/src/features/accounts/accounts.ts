/** The door of the accounts: who the players are and who is logged in. */
export type { AccountParts } from './account-parts.ts'
export { registerAccountRoutes } from './account-routes.ts'
export { DEMO_PLAYER, ensureDemoPlayer } from './demo-player.ts'
export { type Player, readPlayer } from './player-view.ts'
export { Sessions, type SessionsParts } from './sessions.ts'
