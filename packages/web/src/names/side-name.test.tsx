// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SideName } from './side-name.tsx'

afterEach(cleanup)

const markOf = (name: string) => {
  render(
    <p data-testid="side">
      <SideName name={name} />
    </p>,
  )
  const side = screen.getByTestId('side')
  return {
    text: side.textContent,
    mark: side.querySelector('[data-mark]')?.getAttribute('data-mark'),
  }
}

it("marks a women's team beside its name, and keeps the whole name for those who read it", () => {
  expect(markOf('Red Bull Bragantino Feminino')).toEqual({
    text: 'Red Bull Bragantino Feminino',
    mark: '(F)',
  })
})

it('leaves any other name as it is', () => {
  expect(markOf('Feminino Futebol Clube')).toEqual({
    text: 'Feminino Futebol Clube',
    mark: undefined,
  })
})
