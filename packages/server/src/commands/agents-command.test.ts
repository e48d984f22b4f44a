import { expect, it } from 'vitest'
import { readAgentsCommand } from './agents-command.ts'

it.each([
  [['list'], { verb: 'list' }],
  [['add', 'ANA', 'Ana', 'Souza'], { verb: 'add', code: 'ana', name: 'Ana Souza' }],
  [['add', 'rio-1', 'Agência Rio'], { verb: 'add', code: 'rio-1', name: 'Agência Rio' }],
  [['retire', 'ana'], { verb: 'retire', code: 'ana' }],
  [['players', 'Ana'], { verb: 'players', code: 'ana' }],
])('npm run agents -- %s is a command', (args, command) => {
  expect(readAgentsCommand(args)).toEqual(command)
})

it.each([
  [[]],
  [['list', 'ana']],
  [['add', 'ana']],
  [['add', 'ana', ' ']],
  [['add', 'an a', 'Ana']],
  [['add', '-ana', 'Ana']],
  [['add', 'ana', 'Ana\u202Eazuos']],
  [['add', 'ana', 'x'.repeat(81)]],
  [['add', 'x'.repeat(65), 'Ana']],
  [['retire']],
  [['retire', 'ana', 'souza']],
  [['remove', 'ana']],
  [['list', '--now']],
])('npm run agents -- %s is not a command', (args) => {
  expect(readAgentsCommand(args)).toBeNull()
})
