import { userInfo } from 'node:os'
import { expect, it } from 'vitest'
import { readReviewCommand } from './review-command.ts'

it.each([
  [['list'], { verb: 'list' }],
  [
    ['files', '12', '/tmp/x', '--by', 'Rita'],
    { verb: 'files', id: '12', folder: '/tmp/x', reviewer: 'Rita' },
  ],
  [['approve', '12', '--by', 'Ana'], { verb: 'approve', id: '12', reason: null, reviewer: 'Ana' }],
  [
    ['refuse', '12', '--reason', ' no bank ', '--by', 'Ana'],
    { verb: 'refuse', id: '12', reason: 'no bank', reviewer: 'Ana' },
  ],
  [['code', 'ana@example.com', '1234'], { verb: 'code', player: 'ana@example.com', code: '1234' }],
])('npm run review -- %s is a command', (args, command) => {
  expect(readReviewCommand(args)).toEqual(command)
})

it('the reviewer is the user of the machine unless a name is passed', () => {
  expect(readReviewCommand(['approve', '12'])).toMatchObject({ reviewer: userInfo().username })
})

it.each([
  [[]],
  [['list', '12']],
  [['approve']],
  [['approve', '12', '13']],
  [['approve', '12', '--reason', 'because']],
  [['refuse', '12']],
  [['refuse', '12', '--reason', ' ']],
  [['files', '12']],
  [['code', '12']],
  [['pay', '12']],
  [['list', '--now']],
])('npm run review -- %s is not a command', (args) => {
  expect(readReviewCommand(args)).toBeNull()
})
