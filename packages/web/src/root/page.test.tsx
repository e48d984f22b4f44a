// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePage } from './page.ts'

test('a component without a page around it fails by name', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(usePage)).toThrow('no page around the component')
  vi.restoreAllMocks()
})
