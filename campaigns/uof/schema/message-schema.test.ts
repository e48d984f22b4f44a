import { expect, it } from 'vitest'
import { breachesOf, kindsOf } from './message-schema.ts'

/** Written by us, of the one message that has no content. */
const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="alive"><xs:complexType>
    <xs:attribute name="product" type="xs:int" use="required"/>
    <xs:attribute name="timestamp" type="xs:long" use="required"/>
    <xs:attribute name="subscribed" type="xs:int" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`

it('messages that a schema allows are no breach, others are named', async () => {
  const sound = '<alive product="1" timestamp="1795287736400" subscribed="1"/>'
  expect(await breachesOf([sound, sound], SCHEMA)).toEqual([])
  const [breach] = await breachesOf([sound, '<alive product="1" subscribed="1"/>'], SCHEMA)
  expect(breach).toContain("The attribute 'timestamp' is required but missing")
})

it('messages are counted by their kind', () => {
  const messages = ['<alive product="1"/>', '<bet_stop groups="all"/>', '<alive product="3"/>']
  expect([...kindsOf(messages)]).toEqual([
    ['alive', 2],
    ['bet_stop', 1],
  ])
})
