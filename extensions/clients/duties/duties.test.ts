import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { readDuties, readRequirements } from '../../../requirements/read-requirements.ts'
import { selectAddresses } from '../../../requirements/select-addresses.ts'
import { readStories } from './story/read-stories.ts'
import { checksOfDuties, duties } from './duties.ts'

test('each duty is judged, or says why nobody can see it', () => {
  const open = readDuties().filter(({ id, unjudgeable }) => (duties[id] === undefined) !== (unjudgeable !== undefined))
  assert.deepEqual(
    open.map(({ id }) => id),
    [],
  )
  assert.deepEqual(
    Object.keys(duties).filter((id) => !readDuties().some((row) => row.id === id)),
    [],
  )
})

test('no duty has the address of a requirement, and no run against a server knows one', () => {
  const rows = [...readRequirements(), ...readDuties()]
  const addresses = selectAddresses(rows, interfaceNames(), []).map(({ address }) => address)
  assert.equal(new Set(addresses).size, addresses.length)
  assert.deepEqual(
    readRequirements().filter(({ id }) => id.startsWith('clients/')),
    [],
  )
})

test('a check of a duty is named by its row', () => {
  const check = checksOfDuties().find(({ name }) => name === 'clients/client-keys/keys-sent')
  assert.deepEqual(check, {
    name: 'clients/client-keys/keys-sent',
    title: 'Each request of the client carries both headers with its keys',
    where: 'requirements/clients/client-keys.yaml',
    requirements: ['clients/client-keys/keys-sent'],
  })
})

test('of a client that sent nothing, nothing is said', () => {
  const dialect = { interface: 'ais-v4', basePath: '/api/v4', headers: {}, routes: [] } as unknown as Dialect
  const known = { keyOf: () => undefined, secrets: new Set<string>() }
  const [story] = readStories({ requests: [], callbacks: [] }, [dialect], known)
  assert.ok(story)
  for (const [id, duty] of Object.entries(duties)) assert.equal(duty(story).finding, 'untested', id)
})
