import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { readPower } from '../../harness/evaluation/power.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { openChecks } from './open-checks.ts'

const name = 'ais-v4'
const row = 'ais/rates/floor'
const [first, second] = readPower().faults.flatMap(({ checks }) => checks) as [string, string]

function asked(check: string, requirements = [row]) {
  return { interface: name, check: { ...(readChecks()[0] as Check), name: check, requirements } }
}

function decided(verdict: Verdict) {
  return { interface: name, judgements: [{ requirement: row, verdict }] } as unknown as CheckDecided
}

test('Once a fault is found, a check that is not known to find it is left out, in that interface alone', () => {
  const open = openChecks([row, 'ais/rates/list'], [first])
  const other = asked(second, ['ais/rates/list'])
  open.see(decided('passed'))
  assert.equal(open.isWanted(other, [], false), true)
  open.see(decided('failed'))
  assert.equal(open.isWanted(other, [], false), false)
  assert.equal(open.isWanted({ ...other, interface: 'ais-v5' }, [], false), true)
})

test('A check that is known to find it runs as long as a rule of it is not shown, and one that never failed always', () => {
  const open = openChecks([row, 'ais/rates/list'], [first])
  open.see(decided('failed'))
  assert.equal(open.isWanted(asked(first, [row, 'ais/rates/list']), [], false), true)
  assert.equal(open.isWanted(asked(first), [], false), false)
  assert.equal(open.isWanted(asked('features/new.feature: New'), [], false), true)
})

test('Where nobody knows what finds a fault, each check runs whose rule is not shown; what an observer saw is shown', () => {
  const open = openChecks([row], [])
  assert.equal(open.isWanted(asked(second), [], true), true)
  assert.equal(open.isWanted(asked(second), [row], false), false)
})

test('An interface has shown a fault once a rule of it is found broken there, by a check or an observer', () => {
  const open = openChecks([row], [])
  assert.deepEqual([open.isShown(name, ['ais/rates/list']), open.isShown(name, [row])], [false, true])
  assert.equal(open.isShown('ais-v5', []), false)
})

test('While a few places are looked at, those alone run that are known to find the fault', () => {
  const open = openChecks([row], [first])
  const shown = [first, second].map((check) => open.isWanted(asked(check), [], true))
  assert.deepEqual(shown, [true, false])
})
