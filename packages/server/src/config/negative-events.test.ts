import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

function eventsOff(value?: string) {
  const result = readConfig(value === undefined ? {} : { NEGATIVE_EVENTS_OFF: value })
  return 'errors' in result ? result.errors : [...result.config.negativeEventsOff]
}

it('all families are on offer unless the operator takes them off, each by itself', () => {
  expect(eventsOff()).toEqual([])
  expect(eventsOff('none')).toEqual([])
  expect(eventsOff('cards')).toEqual(['cards'])
  expect(eventsOff('cards, corners')).toEqual(['corners', 'cards'])
  expect(eventsOff('all')).toEqual(['corners', 'cards'])
})

it.each(['card', 'cards,', 'cards,fouls', 'cards,cards', 'off'])(
  "'%s' is an error that names the setting: a family that stays on offer unseen is none",
  (value) => {
    expect(eventsOff(value)).toEqual([expect.stringContaining('NEGATIVE_EVENTS_OFF must be')])
  },
)
