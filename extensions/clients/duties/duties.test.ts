import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import { readDuties, readRequirements } from '../../../requirements/read-requirements.ts'
import { selectAddresses } from '../../../requirements/select-addresses.ts'
import { duties } from './duties.ts'

test('each duty is judged, or says why nobody can see it', () => {
  const open = readDuties().filter(({ id, unjudgeable }) => (duties[id] === undefined) !== (unjudgeable !== undefined))
  const ids = open.map(({ id }) => id)
  assert.deepEqual(ids, [])
  const left = Object.keys(duties).filter((id) => !readDuties().some((row) => row.id === id))
  assert.deepEqual(left, [])
})

test('no duty has the address of a requirement, and no run against a server knows one', () => {
  const rows = [...readRequirements(), ...readDuties()]
  const addresses = selectAddresses(rows, interfaceNames(), []).map(({ address }) => address)
  assert.equal(new Set(addresses).size, addresses.length)
  const left = readRequirements().filter(({ id }) => id.startsWith('clients/'))
  assert.deepEqual(left, [])
})
