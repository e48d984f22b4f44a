import { call, noFields } from '../call.ts'
import { firstStepsReply } from './first-steps.ts'

export const readFirstSteps = call({
  path: 'account/getFirstSteps',
  access: 'session',
  summary:
    'Returns which first steps the player has taken: e-mail, limit, identity, deposit and bet.',
  request: noFields,
  response: firstStepsReply,
  refusals: [],
})
