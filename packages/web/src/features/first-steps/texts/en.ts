import type { firstSteps as source } from './ptBR.ts'

export const firstSteps: typeof source = {
  title: 'First steps',
  progress: (done, all) => `${done} of ${all} done`,
  announced: (progress) => `First steps: ${progress}`,
  allDone: 'All set: you have taken the first steps.',
  close: 'Close',
  states: { open: 'to do', waiting: 'in review', done: 'done' },
  steps: {
    email: {
      name: 'Confirm your e-mail',
      why: 'Opens betting',
      action: 'Confirm e-mail',
    },
    limit: {
      name: 'Time limit',
      why: 'Sessions have an end',
      action: 'Choose a limit',
    },
    identity: {
      name: 'Your identity',
      why: 'Document and selfie',
      action: 'Send a document',
    },
    deposit: {
      name: 'First deposit',
      why: 'By PIX, in seconds',
      action: 'Add funds',
    },
    bet: {
      name: 'First bet',
      why: 'Press any odds',
      action: 'See odds',
    },
  },
}
