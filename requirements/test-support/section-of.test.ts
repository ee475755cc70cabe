import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineOf, sectionOf } from './section-of.ts'

const library = outlineOf(
  '# Library (versions 1 to 2)\n\nBooks.\n\n## Lists\n\n### Books (v1)\n\nTen.\n\n## Errors\n\nNone.\n',
)
const kitchen = outlineOf(
  '# Kitchen\n\n## Errors\n\nSmoke.\n\n## Tables\n\n### Books\n\nTwo.\n\n### Books (cook)\n\nOne.\n',
)
const both = [library, kitchen]

test('A source names a document and its headings, with or without what a heading has in brackets', () => {
  assert.deepEqual(sectionOf(both, 'Library / Lists / Books'), [library, '### Books (v1)\n\nTen.\n\n'])
  assert.deepEqual(sectionOf(both, 'Library / Lists / Books (v1)')[1], '### Books (v1)\n\nTen.\n\n')
  assert.equal(sectionOf(both, 'Kitchen / Errors')[1], '## Errors\n\nSmoke.\n\n')
  assert.equal(sectionOf(both, 'second document / Errors', library)[1], '## Errors\n\nSmoke.\n\n')
  assert.equal(sectionOf(both, 'Library', kitchen)[1], '# Library (versions 1 to 2)\n\nBooks.\n\n')
})

test('A heading without a title is one of the document at hand, and the exact name comes first', () => {
  assert.deepEqual(sectionOf(both, 'Errors', library), [library, '## Errors\n\nNone.\n'])
  assert.equal(sectionOf(both, 'Books', kitchen)[1], '### Books\n\nTwo.\n\n')
  assert.equal(sectionOf(both, 'Lists', library)[1], '## Lists\n\n')
})

test('A heading that is not there, or not there alone, is refused', () => {
  assert.throws(() => sectionOf(both, 'Library / Errors / Books'), /"Library \/ Errors \/ Books" names no heading/)
  assert.throws(() => sectionOf(both, 'Shop / Errors'), /no document is named "Shop"/)
  const twice = outlineOf('# Twice\n\n## One\n\n### Rows\n\n## Two\n\n### Rows\n')
  assert.throws(() => sectionOf([twice], 'Rows', twice), /"Rows" names several headings/)
})
