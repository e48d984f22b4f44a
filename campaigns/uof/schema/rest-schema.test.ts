import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SPORTS_NAMES } from '@caderneta/uof-stand-in/rest/responses'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { breachesOfReplies, statusesOf } from './rest-schemas.ts'

/** Written by us: one reply of the sports, whose type is in a file beside, and one other. */
const SCHEMAS = {
  'bsa/v1/endpoints/unified/ufsportsapi.xsd': `<xs:schema
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${SPORTS_NAMES}"
    targetNamespace="${SPORTS_NAMES}" elementFormDefault="qualified">
    <xs:include schemaLocation="../../includes/unified/list.xsd"/>
    <xs:element name="schedule" type="list"/>
  </xs:schema>`,
  'bsa/v1/includes/unified/list.xsd': `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    elementFormDefault="qualified">
    <xs:complexType name="list"><xs:sequence>
      <xs:element name="additional_parents"><xs:complexType/></xs:element>
    </xs:sequence><xs:attribute name="generated_at" type="xs:dateTime"/></xs:complexType>
  </xs:schema>`,
  'unifiedsdk/xsd/UnifiedFeedDescriptions.xsd': `<xs:schema
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:element name="response"><xs:complexType>
      <xs:attribute name="response_code" use="required"/>
    </xs:complexType></xs:element>
  </xs:schema>`,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  for (const [path, contents] of Object.entries(SCHEMAS)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contents)
  }
})
afterEach(() => rm(folder, { recursive: true }))

it('holds each reply against the schema of its name space', async () => {
  const schedule = (at: string) => `<schedule xmlns="${SPORTS_NAMES}" generated_at="${at}"/>`
  const sound = [schedule('2026-11-21T18:00:00Z'), '<response response_code="OK"/>']
  expect(await breachesOfReplies(sound, folder)).toEqual([])
  const [ofTime, ofCode] = await breachesOfReplies([schedule('today'), '<response/>'], folder)
  expect(ofTime).toContain("'today' is not a valid value")
  expect(ofCode).toContain("'response_code' is required but missing")
})

it('counts the summaries of each sport and status', () => {
  const summary = (status: string) =>
    `<sport id="sr:sport:5"/><sport_event_status status="${status}"/>`
  const replies = [summary('live'), summary('closed'), summary('live'), '<schedule/>']
  expect([...statusesOf(replies)]).toEqual([
    ['sr:sport:5 live', 2],
    ['sr:sport:5 closed', 1],
  ])
})
