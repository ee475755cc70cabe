import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PickleStepType } from '@cucumber/messages'
import { everyPhrase, everyScenario, usesOfDefinitions } from './test-support/steps-used.ts'

const scenarios = everyScenario()
const texts = scenarios.flatMap(({ steps }) => steps.map(({ text }) => text))
const uses = [...(await usesOfDefinitions(texts))]

test('Every scenario has a When', () => {
  const without = scenarios.filter(({ steps }) => !steps.some(({ type }) => type === PickleStepType.ACTION))
  assert.deepEqual(
    without.map(({ uri, name }) => `${uri}: ${name}`),
    [],
  )
})

test('A step definition serves many steps', () => {
  const unused = uses.filter(([, count]) => count === 0).map(([pattern]) => pattern)
  assert.deepEqual(unused, [])
  const once = uses.filter(([, count]) => count === 1)
  const all = uses.reduce((sum, [, count]) => sum + count, 0)
  assert.ok(uses.length <= 200, `${uses.length} definitions`)
  assert.ok(all / uses.length >= 8, `${all} uses of ${uses.length} definitions`)
  assert.ok(once.length <= uses.length / 5, `${once.length} of ${uses.length} definitions are used once`)
})

test('Every phrase is used', async () => {
  const said = new Set(texts.map((text) => text.replace(/(?: \[[a-z\d-]+\])+$/, '')))
  assert.deepEqual(
    (await everyPhrase()).filter((phrase) => !said.has(phrase)),
    [],
  )
})
