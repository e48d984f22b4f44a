/** The door of the agents: who refers bettors to us. */

export { registerAgentRoutes } from './agent-routes.ts'
export { ensureSandboxAgents } from './agent-store.ts'
export { type Agent, findAgent } from './agent-view.ts'
