import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readRequirements } from '../requirements/read-requirements.ts'
import { root } from './test-support/assay.ts'
import { definitionsUsed, scenarios } from './test-support/step-uses.ts'

const read = scenarios()
const { definitions, undefinedSteps, named } = await definitionsUsed(read)
// The runner must load the steps first.
const { actions, expectations, fixtures } = await import('../steps/vocabulary/all.ts')
const { tablesOfNames } = await import('../steps/world/named-type.ts')
const uses = definitions.map((definition) => definition.uses.length)

/** Code that waits or sends. */
const sends = /\bawait\b|\basync\b|\bsend(?:er|Prepared)?\b/

test('There are few step definitions, and features share them', () => {
  assert.ok(definitions.length <= 200, `there are ${definitions.length} definitions`)
  const mean = uses.reduce((sum, number) => sum + number, 0) / uses.length
  assert.ok(mean >= 8, `a definition is used ${mean.toFixed(1)} times`)
  const once = uses.filter((number) => number === 1).length
  assert.ok(once <= uses.length / 5, `${once} of ${uses.length} definitions are used once`)
})

test('Every step of every feature has one definition', () => assert.deepEqual(undefinedSteps, []))

test('Every definition and every phrase is used', () => {
  const unused = definitions.filter((definition) => definition.uses.length === 0).map(({ name }) => name)
  const said = (keyword: string) =>
    new Set(definitions.filter((one) => one.keyword === keyword).flatMap((definition) => definition.uses))
  const phrases = { Given: fixtures, When: actions, Then: expectations }
  const unsaid = Object.entries(phrases).flatMap(([keyword, known]) =>
    [...known.keys()].filter((phrase) => !said(keyword).has(phrase)).map((phrase) => `${keyword} ${phrase}`),
  )
  assert.deepEqual([...unused, ...unsaid], [])
})

for (const [parameter, table] of tablesOfNames)
  test(`Features name every ${parameter} of its table, and no other`, () =>
    assert.deepEqual([...(named.get(parameter) ?? [])].sort(), Object.keys(table).sort()))

test('Every scenario has a When', () => {
  const without = read.filter(({ steps }) => !steps.some(({ type }) => type === 'Action'))
  const names = without.map(({ name }) => name)
  assert.deepEqual(names, [])
})

test('A Then evaluates what is there: it waits for nothing and sends nothing', () => {
  const named = definitions.filter(({ keyword, code }) => keyword === 'Then' && sends.test(code))
  const phrases = [...expectations].filter(([, meaning]) => sends.test(String(meaning)))
  assert.deepEqual([...named.map(({ name }) => name), ...phrases.map(([phrase]) => phrase)], [])
})

test('No step knows a requirement by its id', () => {
  const ids = readRequirements().map(({ id }) => id)
  const files = globSync('steps/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file} names ${id}`)
  })
  assert.deepEqual(named, [])
})
