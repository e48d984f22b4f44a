/** Entry file of the agents: who refers players to the site. */

export { agentCode } from './agent-code.ts'
export { registerAgentRoutes } from './agent-routes.ts'
export { addAgent, ensureSandboxAgents, retireAgent } from './agent-store.ts'
export { type Agent, findAgent, listAgents, referredPlayers } from './agent-view.ts'
