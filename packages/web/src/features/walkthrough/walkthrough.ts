/** Entry of the walkthrough: five steps over the page, from the popup or the help. */
export { WalkthroughHost } from './walkthrough-host.tsx'
export { isNewcomer, rememberWalkthrough, startWalkthrough } from './walkthrough-store.ts'
