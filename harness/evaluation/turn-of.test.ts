import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { readFeatures } from '../../requirements/read-feature.ts'
import { turnOf } from './turn-of.ts'

test('a scenario without such tags goes on beside all others', () =>
  assert.deepEqual(turnOf(['ais/rates/floor']), { alone: false, groups: [] }))

test('a scenario may be alone, or one at a time in its groups', () =>
  assert.deepEqual(turnOf(['alone', 'group:oauth-login', 'group:browser']), {
    alone: true,
    groups: ['oauth-login', 'browser'],
  }))

test('every tag of a scenario names a rule or an interface, or says what may go on beside it', () => {
  const scenarios = readFeatures().flatMap(({ feature }) =>
    feature.children.flatMap(({ rule, scenario }) => [
      ...(scenario?.tags ?? []),
      ...(rule?.children ?? []).flatMap((child) => child.scenario?.tags ?? []),
    ]),
  )
  const unknown = scenarios.filter(
    ({ name }) =>
      !interfaceNames().includes(name.slice(1)) &&
      !/^@(.+\/.+|alone(:(clock|callbacks))?|last|waits|group:[a-z-]+)$/.test(name),
  )
  assert.ok(scenarios.length > 100)
  assert.deepEqual([...new Set(unknown.map(({ name }) => name))], [])
})

test('one that changes the clock or the callback addresses is alone but for others of the kind', () => {
  assert.deepEqual(turnOf(['alone:clock']), { alone: true, groups: [], changes: ['clock'] })
  assert.deepEqual(turnOf(['alone:callbacks', 'alone']), { alone: true, groups: [] })
})
