import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignableCodes, categoryTrees } from '../reference/category-trees.ts'
import { categorize, descriptions } from './categorize.ts'

for (const tree of ['personal', 'business'] as const)
  test(`the descriptions use every assignable ${tree} code and no other`, () => {
    const used = new Set(descriptions().map((line) => line[tree]))
    assert.deepEqual([...used].sort(), assignableCodes(categoryTrees()[tree]).sort())
  })

test('a description is found exactly or within other words, in any case', () => {
  assert.equal(categorize('Night taxi', 'personal'), 'taxi')
  assert.equal(categorize('CARD 17 NIGHT TAXI BERLIN', 'business'), 'taxi')
  assert.equal(categorize('Flat rent', 'personal'), 'mortgage_and_rent')
  assert.equal(categorize('Flat rent', 'business'), 'office_rent')
})

test('an unknown description and no categorization give uncategorized', () => {
  assert.equal(categorize('zzz', 'personal'), 'uncategorized')
  assert.equal(categorize('', 'business'), 'uncategorized')
  assert.equal(categorize('Flat rent', 'none'), 'uncategorized')
})

test('no description stands twice and each has room between its amounts', () => {
  assert.equal(new Set(descriptions().map(({ text }) => text)).size, descriptions().length)
  for (const { least, most, text } of descriptions()) assert.ok(least < most && least * most > 0, text)
})
