import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { because } from '../../harness/reasons/because.ts'
import { decideCheck } from './decide-check.ts'
import type { AssayWorld } from './world.ts'

const row = { id: 'ais/rates/floor', strength: 'stated', needs: [] }

/** The decision on a passed scenario with these rows, each held for this reason. */
function decidedFor(reason: Reason, rows = [row]): CheckDecided {
  const events: JournalEvent[] = []
  const scenario = {
    tagged: rows.map(({ id }) => id),
    rows,
    judged: rows.map((own) => ({ row: own, judgement: { finding: 'held', reason, evidence: [] } })),
    sent: [],
    noticed: [],
  }
  const run = {
    dialect: { interface: 'ais-v4' },
    offered: new Map(),
    client: { masker: createMasker() },
    record: (event: JournalEvent) => events.push(event),
  }
  const world = { run, scenario, find: () => undefined } as unknown as AssayWorld
  const pickle = { uri: 'features/ais/rates.feature', name: 'A scenario', astNodeIds: ['1'], steps: [] }
  const parameter = { pickle, result: { status: 'PASSED' }, gherkinDocument: { feature: { children: [] } } }
  decideCheck(world, parameter as unknown as Parameters<typeof decideCheck>[1], { ownMs: 5, waitedMs: 0 })
  assert.equal(events.length, 1)
  return events[0] as CheckDecided
}

test('A scenario that was evaluated is recorded with its judgements', () => {
  const { verdict, judgements } = decidedFor(because('holds-for', { seen: 2, noun: 'page' }))
  assert.deepEqual([verdict, judgements.map(({ code }) => code)], ['passed', ['holds-for']])
})

const unwordable = { code: 'all-of', facts: { parts: null } }

test('A fault of Assay in what it records leaves the rows inconclusive with that fault, and not undecided', () => {
  const { verdict, judgements } = decidedFor(unwordable)
  assert.equal(verdict, 'inconclusive')
  const shown = judgements.map(({ requirement, code }) => [requirement, code])
  assert.deepEqual(shown, [[row.id, 'harness-fault']])
})

test('A reason is masked once for all rows of a check: it may hold a whole answer', () => {
  let masked = 0
  const facts = {
    what: 'list accounts',
    get got() {
      masked += 1
      return '500 not today'
    },
  }
  const rows = ['floor', 'shape', 'base'].map((name) => ({ ...row, id: `ais/rates/${name}` }))
  const { judgements } = decidedFor({ code: 'set-up-failed', facts }, rows)
  assert.deepEqual(new Set(judgements.map(({ code }) => code)), new Set(['set-up-failed']))
  assert.equal(judgements.length, rows.length)
  assert.equal(masked, 1)
})
