import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownFaults } from '../targets/known-faults.ts'
import { addressOfEntry, allEntries, contractFaults } from './contract-proofs.ts'

test('every need of Assay’s own consumers that is not pending has a fault that must break it', () => {
  const needs = allEntries().filter(({ interaction }) => !interaction.pending)
  assert.deepEqual([...contractFaults().keys()].toSorted(), needs.map(addressOfEntry).toSorted())
})

test('every interaction has an address of its own', () => {
  const addresses = allEntries().map(addressOfEntry)
  assert.deepEqual(addresses.length, new Set(addresses).size)
})

test('the faults exist', () => {
  const known = new Set(knownFaults().map(({ id }) => id))
  const left = [...contractFaults().values()].filter((id) => !known.has(id))
  assert.deepEqual(left, [])
})
