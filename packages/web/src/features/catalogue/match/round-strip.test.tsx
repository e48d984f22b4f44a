// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RoundStrip } from './round-strip.tsx'

afterEach(cleanup)

describe('the rounds of the running map', () => {
  it('are listed in order, each with the team that won it', () => {
    render(<RoundStrip teams={['FURIA', 'Vitality']} log="hha" />)
    const rounds = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(rounds.map(({ textContent }) => textContent)).toEqual([
      'Round 1: FURIA',
      'Round 2: FURIA',
      'Round 3: Vitality',
    ])
  })
})
