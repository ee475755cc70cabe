import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, raw } from './html.ts'

test('every value is escaped, in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;'
  assert.equal(html`<p title="${hostile}">${hostile}</p>`.markup, `<p title="${escaped}">${escaped}</p>`)
})

test('markup and lists of it go in as they are, nothing gives nothing, zero is shown', () => {
  const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`)
  assert.equal(html`${items}${null}${undefined}${false}${0}${raw('<hr>')}`.markup, '<li>a&lt;</li><li>b</li>0<hr>')
})

test('what cannot be seen is named', () => assert.equal(html`${'a\u202eb\u0000'}`.markup, 'a⟨U+202E⟩b⟨U+0000⟩'))
