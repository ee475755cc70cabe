import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { changed, isPartOf, snippetsOf } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-page-'))
after(() => rmSync(folder, { recursive: true }))

function snippets(text: string) {
  writeFileSync(join(folder, 'page.md'), text)
  return snippetsOf(folder, 'page.md')
}

test('each fence says what it is, and where', () =>
  assert.deepEqual(snippets('# A\n\n```ts file=a/b.ts\nx\n```\n\n```sh\nassay run\n```\n'), [
    { kind: 'file', path: 'a/b.ts', text: 'x\n', where: 'page.md:3' },
    { kind: 'sh', path: '', text: 'assay run\n', where: 'page.md:7' },
  ]))

test('a fence that nothing holds is an error', () => {
  assert.throws(() => snippets('```ts\nx\n```\n'), /SNIPPET_UNBOUND: page\.md:1/)
  assert.throws(() => snippets('```diff\n+x\n```\n'), /SNIPPET_UNBOUND/)
})

test('a part stands in a file line by line, at any depth', () => {
  const text = 'a {\n  b {\n    c\n  }\n}\n'
  assert.ok(isPartOf(text, 'b {\n  c\n}\n'))
  assert.ok(!isPartOf(text, 'b {\nc\n}\n'))
  assert.ok(!isPartOf(text, 'c {\n'))
})

test('a change replaces the lines that it shows, at their depth', () => {
  const text = 'a {\n  b: 1\n  c: 2\n}\n'
  assert.equal(changed(text, ' b: 1\n-c: 2\n+c: 3\n+d: 4\n'), 'a {\n  b: 1\n  c: 3\n  d: 4\n}\n')
  assert.throws(() => changed(text, ' b: 2\n+c: 3\n'), /CHANGE_UNFIT.*b: 2/s)
})
