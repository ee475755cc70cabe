import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRules } from '../../sandbox/world/rules.ts'
import { variantsTogether } from './variants-together.ts'

test('Several variants are taken at once, each once', () => {
  const ids = ['writes-flat-errors-in-version-5', 'reads-sessions-flat-in-version-5']
  const { options } = variantsTogether([...ids, ...ids])
  assert.equal(options.patches?.length, 2)
  const rules = createRules()
  for (const patch of options.patches ?? []) patch(rules)
  assert.deepEqual([rules.sessions.refusesNested, rules.versions.v5.errorFormOn?.('logins/list')], [true, 'flat'])
})

test('Two answers to one question are refused', () =>
  assert.throws(() => variantsTogether(['nothing-yet-is-absent', 'nothing-shown-is-null']), {
    code: 'VARIANTS_EXCLUSIVE',
    message: /nothing-yet-is-absent and nothing-shown-is-null.*"absent values"/,
  }))
