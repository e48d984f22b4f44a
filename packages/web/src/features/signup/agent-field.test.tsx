// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done, refused } from '../../testing/test-server.ts'
import {
  endSignUp,
  field,
  fill,
  leave,
  noteOf,
  open,
  press,
  SHORT,
  serve,
  signCalls,
  startSignUp,
  submit,
  type,
} from './test-sign-up.tsx'

beforeEach(startSignUp)
afterEach(endSignUp)

describe('the agent', () => {
  const AGENT = done({ id: 7, name: 'Ana Agente' })
  const remove = () => screen.getByRole('button', { name: 'Remover agente' })

  test('AGT-01 AGT-04 AGT-05 AGT-08 is looked up on blur, named and locked', async () => {
    const calls = serve({ 'agent/getInfo/ana': AGENT })
    await open('small')
    await type('code', 'ANA')
    expect(calls).toEqual([])
    await leave('code')
    await leave('code')
    expect(calls.map(({ path }) => path)).toEqual(['agent/getInfo/ana'])
    expect(screen.getByText('AGENTE: Ana Agente')).toBeTruthy()
    expect(field('code').readOnly).toBe(true)
  })

  test.each(['agent', 'agente'])('AGT-02 is looked up from ?%s= once', async (name) => {
    const calls = serve({ 'agent/getInfo/ana': AGENT })
    await open('small', `/signup?${name}=ANA`)
    expect(field('code').value).toBe('ANA')
    expect(calls.map(({ path }) => path)).toEqual(['agent/getInfo/ana'])
    expect(screen.getByText('AGENTE: Ana Agente')).toBeTruthy()
  })

  test('AGT-03 AGT-07 meanwhile a spinner shows and the form cannot be submitted', async () => {
    serve({ 'agent/getInfo/ana': () => new Promise(() => {}) })
    await open('small')
    await type('code', 'ana')
    await leave('code')
    expect(screen.getByText('Procurando o agente')).toBeTruthy()
    expect(submit().disabled).toBe(true)
  })

  test('SEC-52 its name is rendered as text, whatever it contains', async () => {
    const name = '<b onclick="alert(1)">Ana</b>'
    serve({ 'agent/getInfo/ana': done({ id: 7, name }) })
    await open('small', '/signup?agent=ana')
    expect(screen.getByText(`AGENTE: ${name}`)).toBeTruthy()
    expect(document.querySelector('[onclick]')).toBeNull()
  })

  test('AGT-06 is removed by its icon, and not sent', async () => {
    const calls = serve({ 'agent/getInfo/ana': AGENT, sign: done() })
    await open('small', '/signup?agent=ana')
    await act(async () => void fireEvent.click(remove()))
    expect([field('code').value, field('code').readOnly]).toEqual(['', false])
    expect(document.activeElement).toBe(field('code'))
    await fill(SHORT)
    await press()
    expect(signCalls(calls)[0]?.fields).not.toHaveProperty('code')
  })

  test('AGT-08 AGT-09 its code in lower case and its id are sent', async () => {
    const calls = serve({ 'agent/getInfo/ana': AGENT, sign: done() })
    await open('small')
    await fill(SHORT)
    await type('code', 'ANA')
    await act(async () => void fireEvent.submit(field('code')))
    expect(signCalls(calls)[0]?.fields).toMatchObject({ code: 'ana', idx: '7' })
  })

  test('ERR-16 an unknown one is reported under the field until it is edited', async () => {
    serve({ 'agent/getInfo/nada': refused('unknown_agent') })
    await open('small')
    await type('code', 'nada')
    await leave('code')
    expect(noteOf('code')).toBe('Agente não encontrado')
    expect(submit().disabled).toBe(true)
    await type('code', '')
    expect(submit().disabled).toBe(false)
  })

  test('an unknown one prevents a submit by the Enter key', async () => {
    const calls = serve({ 'agent/getInfo/nada': refused('unknown_agent'), sign: done() })
    await open('small')
    await fill(SHORT)
    await type('code', 'nada')
    await act(async () => void fireEvent.submit(field('code')))
    expect(signCalls(calls)).toEqual([])
    expect(document.activeElement).toBe(field('code'))
  })
})
