import { expect, it } from 'vitest'
import { readFeedCommand } from './feed-command.ts'

it.each([
  [['status'], { verb: 'status' }],
  [['unmapped'], { verb: 'unmapped' }],
  [['mapped'], { verb: 'mapped' }],
  [['recover', '3'], { verb: 'recover', target: '3' }],
  [['recover', 'sr:match:77'], { verb: 'recover', target: 'sr:match:77' }],
  [['replay', 'a.gz', 'b.gz'], { verb: 'replay', files: ['a.gz', 'b.gz'], match: null }],
  [
    ['replay', 'a.gz', '--match', 'sr:match:77'],
    { verb: 'replay', files: ['a.gz'], match: 'sr:match:77' },
  ],
])('npm run feed -- %s is a command', (args, command) => {
  expect(readFeedCommand(args)).toEqual(command)
})

it.each([
  [[]],
  [['status', '3']],
  [['recover']],
  [['recover', '3', '4']],
  [['recover', '3', '--match', 'sr:match:77']],
  [['replay']],
  [['replay', 'a.gz', '--player', '7']],
  [['stop']],
])('npm run feed -- %s is not a command', (args) => {
  expect(readFeedCommand(args)).toBeNull()
})
