import { expect, it } from 'vitest'
import { standInSettings } from './stand-in-options.ts'

it('has the addresses and the season of the default', () => {
  expect(standInSettings([])).toMatchObject({ seed: 'caderneta', speed: 1, port: 8780, past: 330 })
})

it('takes faults, and refuses what is none', () => {
  const settings = standInSettings(['--drop', '50', '--silence', '60-90'])
  expect(settings).toMatchObject({ drop: 50, silence: { from: 60, until: 90 } })
  expect(() => standInSettings(['--drop', 'often'])).toThrow('--drop')
  expect(() => standInSettings(['--kill', '90-60'])).toThrow('--kill')
  expect(() => standInSettings(['--amqp', '127.0.0.1'])).toThrow('--amqp must be an address')
  expect(() => standInSettings(['--explode'])).toThrow('explode')
})
