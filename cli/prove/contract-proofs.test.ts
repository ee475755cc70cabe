import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mutants } from '../../sandbox/mutants/mutants.ts'
import { addressOfEntry, allEntries, contractMutants } from './contract-proofs.ts'

test('every need of Assay’s own consumers that is not pending has a mutant that must break it', () => {
  const needs = allEntries().filter(({ interaction }) => !interaction.pending)
  assert.deepEqual([...contractMutants().keys()].toSorted(), needs.map(addressOfEntry).toSorted())
})

test('every interaction has an address of its own', () => {
  const addresses = allEntries().map(addressOfEntry)
  assert.deepEqual(addresses.length, new Set(addresses).size)
})

test('the mutants exist', () => {
  const known = new Set(mutants.map(({ id }) => id))
  assert.deepEqual(
    [...contractMutants().values()].filter((id) => !known.has(id)),
    [],
  )
})
