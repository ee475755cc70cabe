import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseTasks } from './choose-tasks.ts'

const nothing = { only: [], mutant: [], variant: [] }

test('the whole proof has a baseline of everything', () => {
  assert.deepEqual(chooseTasks(nothing).baseline, { kind: 'baseline' })
})

test('an address has a baseline of what lies beneath it, in the interfaces that it binds, its mutants and all variants', () => {
  const { baseline, mutants, tasks } = chooseTasks({ ...nothing, only: ['ais-v4/rates/floor'] })
  assert.deepEqual(baseline, { kind: 'baseline', only: ['ais-v4/rates/floor'], interfaces: ['ais-v4'] })
  assert.ok(mutants.length > 0 && mutants.every(({ breaks }) => breaks.includes('ais/rates/floor')))
  const together = tasks.filter(({ kind }) => kind === 'variants')
  assert.equal(tasks.length, 1 + together.length + mutants.length)
  const all = chooseTasks(nothing).tasks.filter(({ kind }) => kind === 'variants')
  assert.ok(together.length > 1 && together.length < all.length, 'variants of other interfaces are left out')
  for (const { interfaces } of together) assert.deepEqual(interfaces, ['ais-v4'])
})

test('a mutant or a variant that is named has no baseline', () => {
  const [mutant] = chooseTasks(nothing).mutants
  assert.equal(chooseTasks({ ...nothing, mutant: [mutant?.id ?? ''] }).baseline, undefined)
})

test('an address beside a name says what is evaluated on the sandbox that is named', () => {
  const { tasks } = chooseTasks({ ...nothing, only: ['ais-v4/rates'], variant: ['extra-fields-everywhere'] })
  const part = { only: ['ais-v4/rates'], interfaces: ['ais-v4'] }
  assert.deepEqual(tasks, [{ kind: 'variants', ids: ['extra-fields-everywhere'], ...part }])
  const [task, ...others] = chooseTasks({ ...nothing, only: ['ais-v4'], mutant: ['gives-rates-by-currency'] }).tasks
  assert.deepEqual([task, others], [{ kind: 'mutant', id: 'gives-rates-by-currency', interfaces: ['ais-v4'] }, []])
})

test('of several addresses a variant of one interface gets those that lie in it', () => {
  const { tasks } = chooseTasks({
    ...nothing,
    only: ['ais-v3/dates', 'partners-v1/connections'],
    variant: ['finds-nothing-of-unknown-leads'],
  })
  const part = { only: ['partners-v1/connections'], interfaces: ['partners-v1'] }
  assert.deepEqual(tasks, [{ kind: 'variants', ids: ['finds-nothing-of-unknown-leads'], ...part }])
})

test('an address that no requirement has is an error, and so is an unknown name', () => {
  assert.throws(() => chooseTasks({ ...nothing, only: ['ais-v4/no-such-topic'] }), { code: 'ADDRESS_UNKNOWN' })
  assert.throws(() => chooseTasks({ ...nothing, mutant: ['no-such-mutant'] }), { code: 'MUTANT_UNKNOWN' })
})
