import { describe, expect, it } from 'vitest'
import { escapeHtml, linkedHtml } from './html-text.ts'

describe('escapeHtml', () => {
  it('escapes all markup in a text', () => {
    expect(escapeHtml('<img src=x onerror="a(\'b\')"> & co')).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co',
    )
  })
})

describe('linkedHtml', () => {
  it('turns web addresses into links, and nothing else', () => {
    expect(linkedHtml('a <b>\nhttp://localhost:3000/x?a=1&b=2 end')).toBe(
      'a &lt;b&gt;\n' +
        '<a href="http://localhost:3000/x?a=1&amp;b=2">http://localhost:3000/x?a=1&amp;b=2</a> end',
    )
  })

  it('ends an address before a quote or a bracket', () => {
    expect(linkedHtml('https://a.b/"onclick=x>')).toBe(
      '<a href="https://a.b/">https://a.b/</a>&quot;onclick=x&gt;',
    )
    expect(linkedHtml('javascript:alert(1)')).toBe('javascript:alert(1)')
  })
})
