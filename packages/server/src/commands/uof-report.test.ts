import { expect, test } from 'vitest'
import { uofReport } from './uof-report.ts'

test('a recorded message is listed by what it opens and what it means nothing of', () => {
  const message = `<odds_change product="1"><odds>
    <market status="1" id="18" specifiers="total=2.5">
      <outcome id="12" odds="1.7" active="1"/><outcome id="13" odds="1.9" active="1"/>
    </market>
    <market status="1" id="61" specifiers="score=0:2"><outcome id="1" odds="3.6"/></market>
  </odds></odds_change>`
  expect(uofReport(message)).toEqual({
    lines: ['1000003  2.5  open  Over 1.70, Under 1.90', 'unknown_market  61  score=0:2'],
    hasProblems: true,
  })
})

test('results are listed by selection', () => {
  const message =
    '<bet_settlement certainty="2"><outcomes><market id="29"><outcome id="74" result="1"/>' +
    '<outcome id="76" result="0"/></market></outcomes></bet_settlement>'
  expect(uofReport(message)).toEqual({
    lines: ['1010001  Yes  win', '1010001  No  lose'],
    hasProblems: false,
  })
})
