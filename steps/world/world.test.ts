import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { because } from '../../harness/reasons/because.ts'
import { decideCheck } from './decide-check.ts'
import type { AssayWorld } from './world.ts'
import { cases } from '../../core/test-support/cases.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Finding } from '../../core/verdict.ts'
import { sampleData } from '../../harness/checks/test-support/sample-exchange.ts'
import { dependsOn } from './depends-on.ts'
import { noticedBy } from './noticed-by.ts'
import { at, filtered, foreign, refused, show, worldOf } from './test-support/seen-on-the-way.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { onlySlot } from '../../harness/run/slot.ts'
import { withinTime } from './within-time.ts'
import fc from 'fast-check'
import { broken, holds } from '../../core/judgement.ts'
import type { Exploration, Property } from '../../generators/explore.ts'
import { everything } from '../../harness/quantifiers/visited.ts'
import { tryMany } from './explore.ts'

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
  decideCheck(world, parameter as unknown as Parameters<typeof decideCheck>[1], 5)
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
  const { judgements } = decidedFor({ code: 'set-up-ended', facts }, rows)
  assert.deepEqual(new Set(judgements.map(({ code }) => code)), new Set(['set-up-ended']))
  assert.equal(judgements.length, rows.length)
  assert.equal(masked, 1)
})

function on(
  evidence: Exchange[],
  finding: Finding = 'inconclusive',
  reason: Reason = because('nothing-sent'),
): string[] {
  const row = { id: 'ais/rates/floor', strength: 'stated' } as const
  return dependsOn(worldOf(), { row, judgement: { finding, reason, evidence } })
}

const list = at('/api/v4/accounts', sampleData([]))
const pages = because('list-too-short', { rows: 1 })
const wanted = ['ais-v4/routes/list-logins', 'ais-v4/logins/list-by-customer', 'ais-v4/paging/meta-names-next-page']
const opened = at('/api/v4/tokens/create', sampleData({}))
const { reason } = setUpFailed(opened)
const sent = { ...opened, request: { ...opened.request, method: 'POST' } }

const stoppedBy = setUpFailed(refused, 'attempt')
const noticed = (change: object, before: string[] = []) => {
  const world = worldOf(change)
  for (const id of before) world.run.noticed.add(id)
  return noticedBy(world).map(({ row, judgement }) => [row.id, judgement.finding])
}

cases(
  'What could not be evaluated depends on the routes of its evidence, on those first that refused',
  [on([list, refused]), ['ais-v4/routes/show-a-login', 'ais-v4/routes/list-accounts']],
  [on([at('/api/v6/connections', refused)]), ['ais-v6/routes/list-connections']],
  [on([at('/no/such/route', refused)]), []],
  [on([refused], 'held'), []],
  'It depends on the filter of a list that shows rows of another parent, and on the row behind its reason',
  [on([foreign], 'inconclusive', because('no-case-decided', { ran: 5, last: pages })), wanted],
  'A set-up that misses something in an accepted answer depends on the row of its form',
  [on([sent], 'inconclusive', reason), ['ais-v4/routes/create-a-token', 'ais-v4/tokens/create']],
  [on([sent]), ['ais-v4/routes/create-a-token']],
  'A route that refuses what it takes to evaluate that route fails its row, and no other check does',
  [noticed({ stoppedBy }), [[show.id, 'broken']]],
  [noticed({ stoppedBy, rows: [filtered] }), []],
  [noticed({ stoppedBy }, [show.id]), []],
  [noticed({ stoppedBy: new Error('no CheckStopped') }), []],
)

test('a step that does not end is given up', () =>
  assert.rejects(
    withinTime(onlySlot, 20, () => new Promise(() => undefined)),
    /STEP_TIMEOUT/,
  ))

test('what its check waits for its turn does not count', async () => {
  const began = performance.now()
  const waiting = { ...onlySlot, waitedMs: () => performance.now() - began }
  assert.equal(await withinTime(waiting, 20, () => pause(100, 'late')), 'late')
  let looks = 0
  const waited = { ...onlySlot, waitedMs: () => Math.min(1, looks++) * 200 }
  const over = withinTime(waited, 20, () => new Promise(() => undefined))
  await assert.rejects(over, /STEP_TIMEOUT/)
  assert.ok(performance.now() - began >= 200, 'what was waited for comes on top')
})

/** Four cases, some of them broken; `tried` collects the tried ones. */
function casesBrokenAt(wrong: readonly number[], tried: number[]): Property<number> {
  return {
    arbitrary: fc.nat(),
    edges: [1, 2, 3, 4],
    mostCases: 4,
    holds: async (input) => {
      tried.push(input)
      const judgement = wrong.includes(input)
        ? broken(because('nothing-sent'), { wanted: 'kept', got: 'broken' }, [])
        : holds([])
      return { label: 'any', outcome: 'accepted', judgement }
    },
  }
}

/** Tries a property of one check in two versions of a target. Returns the tried and the broken cases of each. */
async function inTwoVersions(first: readonly number[], second: readonly number[], shrinks: boolean) {
  const ofTarget = new Map<string, Promise<unknown>>()
  const inVersion = async (wrong: readonly number[]) => {
    const tried: number[] = []
    let kept: Exploration | undefined
    const onceForTarget = (name: string, make: () => Promise<unknown>) => {
      ofTarget.set(name, ofTarget.get(name) ?? make())
      return ofTarget.get(name)
    }
    const world = {
      run: { seed: 1, cases: 4, propertySeconds: 20, shrinks, onceForTarget, visited: everything },
      scenario: { check: 'features/one.feature: A rule', properties: 0 },
      keep: (_part: unknown, value: Exploration) => void (kept = value),
    }
    await tryMany(world as unknown as AssayWorld, casesBrokenAt(wrong, tried))
    return { tried, path: kept?.counterexample?.path, finding: kept?.judgement.finding }
  }
  return [await inVersion(first), await inVersion(second)]
}

test('Where nobody reads the case that breaks a property, the one of another version is tried first', async () => {
  const [before, after] = await inTwoVersions([3], [3], false)
  assert.deepEqual(before, { tried: [1, 2, 3], path: '2', finding: 'broken' })
  assert.deepEqual(after, { tried: [3], path: '2', finding: 'broken' })
})

test('All cases are tried where that one breaks nothing in this version', async () => {
  const [, kept] = await inTwoVersions([3], [], false)
  assert.deepEqual(kept, { tried: [3, 1, 2, 3, 4], path: undefined, finding: 'held' })
  const [, other] = await inTwoVersions([3], [2], false)
  assert.deepEqual(other, { tried: [3, 1, 2], path: '1', finding: 'broken' })
})

test('A run whose cases are read tries them in their order in each version', async () => {
  const [, after] = await inTwoVersions([3], [3], true)
  assert.deepEqual(after?.tried.slice(0, 3), [1, 2, 3])
})
