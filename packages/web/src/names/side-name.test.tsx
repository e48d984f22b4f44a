// @vitest-environment jsdom
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { SideName } from './side-name.tsx'
import { SidesLine } from './sides-line.tsx'

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

it('shows a short name on a phone by style alone, and keeps the whole name for those who read it', () => {
  render(
    <p data-testid="row">
      <SideName name="Paris Saint-Germain Feminino" rowOfSport={FOOTBALL} />
    </p>,
  )
  const row = screen.getByTestId('row')
  expect(row.textContent).toBe('Paris Saint-Germain Feminino')
  expect(row.querySelector('[data-short]')?.getAttribute('data-short')).toBe('Paris SG')
  expect(row.querySelector('[data-short]')?.classList).toContain('max-[30rem]:block')
  expect(row.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('(F)')
})

it('shows the short name of a list of results on a phone only', () => {
  render(
    <p data-testid="result">
      <SideName name="Manchester United" resultOfSport={FOOTBALL} />
    </p>,
  )
  const [whole, short] = screen.getByTestId('result').children
  expect(whole?.textContent).toBe('Manchester United')
  expect(whole?.classList).toContain('max-sm:sr-only')
  expect(short?.getAttribute('data-short')).toBe('Man. United')
  expect(short?.classList).toContain('max-sm:block')
})

it('both sides in one line keep their marks', () => {
  render(
    <p data-testid="line">
      <SidesLine sides={['Barcelona Feminino', 'Santos']} />
    </p>,
  )
  const line = screen.getByTestId('line')
  expect(line.textContent).toBe('Barcelona Feminino X Santos')
  expect(line.querySelectorAll('[data-mark]')).toHaveLength(1)
})
