import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundles } from '../cli/prove/bundles.ts'
import { asBinding } from '../requirements/as-binding.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { createRules } from '../sandbox/world/rules.ts'
import { mutants } from '../sandbox/mutants/mutants.ts'
import { variants } from '../sandbox/variants/variants.ts'
import { rowsOver } from './test-support/rows-over.ts'

function repeated(ids: string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

test('every mutant has a name of its own and breaks rows that exist', () => {
  assert.deepEqual(repeated(mutants.map(({ id }) => id)), [])
  const rows = new Set(readRequirements().map(({ id }) => id))
  const strays = mutants.flatMap(({ id, breaks }) =>
    breaks.filter((row) => !rows.has(row)).map((row) => `${id}: ${row}`),
  )
  assert.deepEqual(strays, [])
  assert.deepEqual(
    mutants.filter(({ breaks }) => breaks.length === 0),
    [],
  )
})

test('every mutant and every variant can be applied', () => {
  for (const { id, patch } of [...mutants, ...variants]) assert.doesNotThrow(() => patch?.(createRules()), id)
})

test('there are at least twenty variants, each with a name and a reason of its own', () => {
  assert.ok(variants.length >= 20)
  assert.deepEqual(repeated(variants.map(({ id }) => id)), [])
  assert.deepEqual(
    variants.filter(({ sentence }) => !sentence.endsWith('.')),
    [],
  )
  assert.deepEqual(
    variants.filter(({ patch, options, profile }) => !patch && !options && !profile),
    [],
  )
})

test('a variant may only warn of rows that exist and are implied in some interface, or at some of their places', () => {
  const implied = readRequirements().filter((row) =>
    row.interfaces.some((name) => asBinding(row, name).strength === 'implied'),
  )
  const ids = new Set([...implied.map(({ id }) => id), ...rowsOver('Given every ')])
  assert.deepEqual(
    variants.flatMap(({ id, warns = [] }) => warns.filter((row) => !ids.has(row)).map((row) => `${id}: ${row}`)),
    [],
  )
})

test('the groups of variants hold each once, and no two that answer one question', () => {
  const groups = bundles()
  assert.deepEqual(groups.flat().toSorted(), variants.map(({ id }) => id).toSorted())
  const questions = new Map(variants.map(({ id, question }) => [id, question]))
  for (const group of groups) assert.deepEqual(repeated(group.map((id) => questions.get(id) ?? '')), [])
  for (const { id } of variants.filter(({ alone }) => alone))
    assert.ok(groups.some((group) => group.length === 1 && group[0] === id))
})
