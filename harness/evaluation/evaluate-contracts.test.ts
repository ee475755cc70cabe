import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import type { Entry } from '../contracts/decide-interaction.ts'
import type { ContractsShared } from '../contracts/runs-for-contracts.ts'
import { createMasker } from '../client/masking/mask.ts'
import { schedule } from '../run/scheduler.ts'
import { SeenAnswers } from '../run/seen-answers.ts'
import type { InterfaceRun } from './interface-run.ts'
import { contractsBeside } from './evaluate-contracts.ts'

const entry = {
  mark: 'assay-0',
  pact: { source: 'a.json', consumer: 'app', provider: 'bank', document: { interactions: [] } },
  interaction: { description: 'an event', states: [], unsupported: 'it is a message', pending: false },
  interface: 'ais-v4',
} as unknown as Entry

/** An interface with this many accepted requests, and the shared parts of its run. */
function parts(accepted: number) {
  const events: JournalEvent[] = []
  const seen = Object.assign(new SeenAnswers(), { asked: 2, answered: 2, accepted })
  const ready = [{ name: 'ais-v4', run: { seen } }] as unknown as InterfaceRun[]
  const client = { stopped: () => undefined, stats: () => ({ transportErrorKinds: {} }), masker: createMasker() }
  const shared = { client, record: (event: JournalEvent) => events.push(event) } as unknown as ContractsShared
  return { events, contracts: (entries: Entry[]) => contractsBeside(entries, ready, shared) }
}

const entries: Entry[] = [entry, { ...entry, mark: 'assay-1', interface: 'ais-v6' }, { ...entry, mark: 'assay-2' }]

test('contracts are verified once, beside the checks, those of each interface by themselves', async () => {
  const { events, contracts } = parts(1)
  const own = contracts(entries)
  const tasks = own.tasks()
  assert.equal(tasks.length, 2)
  await schedule(tasks, 2)
  const interfaces = events.map((event) => event.type === 'contract-decided' && event.interface)
  assert.deepEqual(interfaces, ['ais-v4', 'ais-v4', 'ais-v6'])
  assert.deepEqual(
    (await own.verified()).map(({ verdict }) => verdict),
    ['untested', 'untested', 'untested'],
  )
  assert.equal(events.length, 3)
})

test('they are verified one after another where nothing goes on beside them', async () => {
  const { contracts } = parts(1)
  const own = contracts(entries)
  own.tasks()
  const interfaces = (await own.verified()).map((decided) => decided.interface)
  assert.deepEqual(interfaces, ['ais-v4', 'ais-v6', 'ais-v4'])
})

test('they follow the checks where the target accepted nothing, or there are none', async () => {
  assert.deepEqual(parts(0).contracts([entry]).tasks(), [])
  assert.deepEqual(parts(1).contracts([]).tasks(), [])
  assert.equal((await parts(0).contracts([entry]).verified()).length, 1)
})
