import { PAGE_PATHS } from '@caderneta/contract/pages/page-paths'
import { expect, it } from 'vitest'
import { mayPromoteAt } from './may-promote.ts'

const PROMOTING = ['live', 'sport', 'games', 'ajuda', 'regras-de-apostas', 'mybets']

it('promotes beside matches, bets and help, and beside no form, payment or limit', () => {
  const paths = PAGE_PATHS.filter((path) => mayPromoteAt({ isExcluded: false }, path))
  const isPromoting = (path: string) => path === '/' || PROMOTING.includes(path.split('/')[1] ?? '')
  expect(paths).toEqual(PAGE_PATHS.filter(isPromoting))
})

it('promotes nowhere to an excluded player', () => {
  expect(PAGE_PATHS.filter((path) => mayPromoteAt({ isExcluded: true }, path))).toEqual([])
})
