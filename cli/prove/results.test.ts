import { availableParallelism } from 'node:os'
import { cases } from '../../core/test-support/cases.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { addressOfEntry, allEntries, contractFaults } from './contract-proofs.ts'
import { foundIn, inAll } from './found-in.ts'
import { halvesOf, isToRepeat } from './halves-of.ts'
import { processesFor } from './pool.ts'
import type { Task, TaskResult, VariantsTask } from './task.ts'

const decided = (name: string, check: string, verdict: string, more: object = {}) =>
  ({ interface: name, check, verdict, judgements: [], ...more }) as unknown as CheckDecided
const after = (cases: number) => ({ counterexample: { path: `${cases - 1}:0` } })
const at = (...broken: string[]) => ({ judgements: [{ places: { broken } }, { places: { broken } }, {}] })
const found = foundIn([
  decided('ais-v3', 'P', 'failed', after(2)),
  decided('ais-v4', 'P', 'warned', after(5)),
  decided('ais-v4', 'Q', 'failed', at('GET /a')),
  decided('ais-v5', 'Q', 'failed', at('GET /a', 'GET /b')),
  decided('ais-v5', 'R', 'failed'),
  decided('ais-v6', 'R', 'passed'),
])

/** The halves of a group of variants in version 4, of which one requirement had this verdict. */
function halves(...given: Parameters<typeof resultOf>) {
  return halvesOf(resultOf(...given))
}
function resultOf(
  ids: string[],
  verdict: Verdict,
  checks: TaskResult['checks'] = {},
  task: Task = group(ids),
): TaskResult {
  const row = { id: 'ais/rates/floor', interface: 'ais-v4', verdict, reason: 'It was seen.' } as const
  return { task, requirements: { 'ais-v4/rates/floor': row }, checks, durationMs: 1 }
}
function group(ids: string[]): VariantsTask {
  return { kind: 'variants', ids, interfaces: ['ais-v4'] }
}
const absent = ['no-control-port', 'optional-things-not-shown', 'asks-no-known-user-for-input']
const unseen = { seen: 'passed', unseen: 'untested' } as const

const entries = allEntries()
const addresses = entries.map(addressOfEntry)
const known = new Set(knownFaults().map(({ id }) => id))

cases(
  'Checks that failed are known by interface, with their cases and places, and together',
  [
    found,
    {
      'ais-v3': { P: { cases: 2 } },
      'ais-v4': { P: { cases: 5 }, Q: { places: ['GET /a'] } },
      'ais-v5': { Q: { places: ['GET /a', 'GET /b'] }, R: {} },
    },
  ],
  [inAll(found), { cases: { P: 5 }, places: { Q: ['GET /a', 'GET /b'] } }],
  [inAll({}), {}],
  'The halves are evaluated with the checks that had the false positive alone',
  [
    halves(['a', 'b'], 'failed', { wrong: 'failed', open: 'inconclusive', right: 'passed' }).map(
      ({ checks }) => checks,
    ),
    [
      ['wrong', 'open'],
      ['wrong', 'open'],
    ],
  ],
  'A group without a false positive, a single variant and a fault have none',
  [halves(['a', 'b'], 'passed'), []],
  [halves(['a'], 'failed'), []],
  [halves([], 'failed', {}, { kind: 'fault', id: 'm', interfaces: ['ais-v4'] }), []],
  'A whole group that was only inconclusive is evaluated again first, and its part, or one that failed, is not',
  [isToRepeat(resultOf(['a', 'b'], 'inconclusive')), true],
  [isToRepeat(resultOf(['a', 'b'], 'failed')), false],
  [isToRepeat(resultOf(['a'], 'inconclusive', {}, { ...group(['a']), checks: ['open'] })), false],
  'Of variants that take something away, the halves are evaluated with the checks that had nothing to look at',
  [
    halves(absent, 'passed', unseen),
    [absent.slice(0, 2), absent.slice(2)].map((ids) => ({ ...group(ids), checks: ['unseen'] })),
  ],
  'Those beside it are evaluated without the only one that does',
  [
    halves(['created-is-201', 'no-control-port'], 'passed', unseen),
    [{ ...group(['created-is-201']), checks: ['unseen'] }],
  ],
  'A few sandboxes take one process, and no number of them takes more than there are cores or jobs',
  [[0, 1, 12].map((tasks) => processesFor(tasks, 8)), [1, 1, 1]],
  [processesFor(1000, 1), 1],
  [processesFor(1000, 1000), availableParallelism()],
  'Every need of Assay’s own consumers that is not pending has a fault that must break it',
  [
    [...contractFaults().keys()].toSorted(),
    entries
      .filter(({ interaction }) => !interaction.pending)
      .map(addressOfEntry)
      .toSorted(),
  ],
  [[...contractFaults().values()].filter((id) => !known.has(id)), []],
  'Every interaction has an address of its own',
  [new Set(addresses).size, addresses.length],
)
