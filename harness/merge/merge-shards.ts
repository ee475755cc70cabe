import type { Basis } from '../../core/basis.ts'
import type { CheckDecided, ContractDecided, JournalEvent, RunFinished, RunStarted } from '../../core/journal-events.ts'
import { dayOf } from '../../core/calendar.ts'
import { conclude, withoutEmpty } from '../evaluation/conclude.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { checksUnderWay } from '../run/checks-under-way.ts'
import { contractKey, checkNames, keyOfCheck } from '../run/shard.ts'
import type { Settlement } from '../verdicts/settlement.ts'
import { basisOf } from './basis-of.ts'
import { type ShardJournal, MergeError } from './shard-journal.ts'
import { marksOf } from '../run/marks-of.ts'
import { assertEachOnce } from './assert-each-once.ts'

/** The result of all shards together. */
export interface Merged {
  /** A journal of the whole run, in the order of a single run. */
  events: JournalEvent[]
  settlement: Settlement
}

/** Merges the shards of a run. @throws MergeError where they do not make one */
export function mergeShards(given: readonly ShardJournal[]): Merged {
  assertWhole(given)
  const shards = given.toSorted((one, other) => numberOf(one) - numberOf(other))
  const started = startedOf(shards)
  const pieces = shards.flatMap((shard) => piecesOf(shard))
  const inOrder = [...heldOnce(checksInOrder(pieces, started)), ...contractsInOrder(pieces, started)]
  const decided = inOrder.map(({ decision }) => decision)
  const ends = shards.flatMap(({ events }) => events.findLast((event) => event.type === 'run-finished') ?? [])
  const at =
    ends
      .map((end) => end.at)
      .toSorted()
      .at(-1) ?? started.at
  const basis = { today: dayOf(new Date(at)), ...basisOf(shards) }
  const settlement = conclude({
    started,
    decided: decided.filter((event) => event.type === 'check-decided'),
    contracts: decided.filter((event) => event.type === 'contract-decided'),
    basis,
  })
  const finished = finishedOf(ends, at, basis, settlement)
  const ledger = shards.flatMap(ledgerOf)
  return { events: [started, ...inOrder.flatMap(({ events }) => events), ...ledger, finished], settlement }
}

/** A shard's decision of a check or contract, after its exchanges. */
interface Piece {
  decision: CheckDecided | ContractDecided
  events: JournalEvent[]
}

/** A shard's decisions with their exchanges. The ids of exchanges get the shard's number, because each shard counts from one. */
function piecesOf(shard: ShardJournal): Piece[] {
  const pieces: Piece[] = []
  let before: JournalEvent[] = []
  const idOf = (id: string) => `s${numberOf(shard)}-${id}`
  for (const event of shard.events) {
    if (event.type === 'exchange')
      before.push({ ...event, exchange: { ...event.exchange, id: idOf(event.exchange.id) } })
    if (event.type === 'check-started') before = [...before, event]
    const decision = decisionOf(event, idOf)
    if (!decision) continue
    pieces.push({ decision, events: [...before, decision] })
    before = []
  }
  return [...pieces, ...checksUnderWay(shard.events).map((decision) => ({ decision, events: [decision] }))]
}

/** What a shard created at the target. Entries get the shard's number too. */
function ledgerOf(shard: ShardJournal): JournalEvent[] {
  return shard.events.flatMap((event) =>
    event.type === 'intended' || event.type === 'settled'
      ? [{ ...event, entry: `s${numberOf(shard)}-${event.entry}` }]
      : [],
  )
}

function decisionOf(event: JournalEvent, idOf: (id: string) => string): CheckDecided | ContractDecided | undefined {
  if (event.type === 'contract-decided') return { ...event, evidence: event.evidence.map(idOf) }
  if (event.type !== 'check-decided') return undefined
  const judgements = event.judgements.map((one) => ({ ...one, evidence: one.evidence.map(idOf) }))
  return { ...event, judgements }
}

/** Sorted by interface, then in the order of the features. */
function checksInOrder(pieces: readonly Piece[], { interfaces }: RunStarted): Piece[] {
  const placed = pieces.flatMap((piece) => {
    const { decision } = piece
    if (decision.type !== 'check-decided') return []
    const [, file = '', line = '0'] = /^(.*):(\d+)$/.exec(decision.where) ?? []
    return [{ piece, interface: interfaces.indexOf(decision.interface), file, line: Number(line) }]
  })
  return placed
    .toSorted(
      (one, other) => one.interface - other.interface || compared(one.file, other.file) || one.line - other.line,
    )
    .map(({ piece }) => piece)
}

/** Removes a rule that an observer already saw hold in an earlier shard. */
function heldOnce(pieces: readonly Piece[]): Piece[] {
  const held = new Set<string>()
  return pieces.filter(({ decision }) => {
    if (decision.type !== 'check-decided' || decision.code !== 'observed-to-hold') return true
    const before = held.size
    return held.add(`${decision.interface} ${decision.check} ${decision.requirements.join()}`).size > before
  })
}

function contractsInOrder(pieces: readonly Piece[], { contracts = [] }: RunStarted): Piece[] {
  const order = contracts.map(contractKey)
  const placed = pieces.flatMap((piece) =>
    piece.decision.type === 'contract-decided' ? [{ piece, at: order.indexOf(contractKey(piece.decision)) }] : [],
  )
  return placed.toSorted((one, other) => one.at - other.at).map(({ piece }) => piece)
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function numberOf({ started }: ShardJournal): number {
  return started.shard?.number ?? 0
}

function startedOf(shards: readonly ShardJournal[]): RunStarted {
  const starts = shards.map(({ started }) => started)
  const [first] = starts as [RunStarted]
  const { shard: _shard, ...started } = first
  return {
    ...started,
    at: starts.map(({ at }) => at).toSorted()[0] ?? first.at,
    shards: shards.map((shard) => {
      const end = shard.events.findLast((event) => event.type === 'run-finished')
      const { durationMs = 0, requests = 0 } = end ?? {}
      return { number: numberOf(shard), at: shard.started.at, durationMs, requests }
    }),
  }
}

/** The duration is that of the slowest shard, because shards run in parallel. */
function finishedOf(ends: readonly RunFinished[], at: string, basis: Basis, settlement: Settlement): RunFinished {
  return {
    type: 'run-finished',
    at,
    durationMs: Math.max(0, ...ends.map(({ durationMs }) => durationMs)),
    requests: ends.reduce((sum, { requests }) => sum + requests, 0),
    peakMemoryBytes: Math.max(0, ...ends.map(({ peakMemoryBytes }) => peakMemoryBytes)),
    exitCode: settlement.exitCode,
    sentence: wordsOf(settlement.conclusion),
    basis: withoutEmpty(basis),
  }
}

/**
 * Demands that the journals are all shards of one run, each once.
 * @throws MergeError NOT_A_SHARD, SHARD_FOREIGN, SHARD_DOUBLED or SHARD_MISSING, with the journal that does not fit
 */
function assertWhole(shards: readonly ShardJournal[]): void {
  const [first, ...others] = shards
  if (!first) throw new MergeError('SHARD_MISSING', 'Nothing was given to merge. Give the folders of all shards.')
  const whole = shards.find(({ started }) => started.shard === undefined)
  if (whole)
    throw new MergeError(
      'NOT_A_SHARD',
      `${whole.path} is the journal of a whole run. Give those of \`assay run --shard\`.`,
    )
  for (const other of others) assertSame(first, other)
  assertEachOnce(
    shards.flatMap(({ path, started }) => (started.shard ? [{ path, number: started.shard.number }] : [])),
    first.started.shard?.of ?? 1,
  )
  assertEachCheckOnce(shards, first.started)
}

function assertSame(first: ShardJournal, other: ShardJournal): void {
  const wanted = new Map(marksOf(first.started))
  for (const [mark, value] of marksOf(other.started)) {
    if (value === wanted.get(mark)) continue
    const shown = `(${value || 'none'}; ${first.path} has ${wanted.get(mark) || 'none'})`
    throw new MergeError(
      'SHARD_FOREIGN',
      `${other.path} is of another run than ${first.path}: its ${mark} is different ${shown}. Run that shard again as the others.`,
    )
  }
}

/** Shards balanced by different durations may omit or repeat a check. */
function assertEachCheckOnce(shards: readonly ShardJournal[], { planned }: RunStarted): void {
  const takenBy = new Map<string, number>()
  const why = 'The shards were balanced by different durations. Run them again with the same --durations.'
  for (const { started } of shards) {
    for (const [name, places] of Object.entries(started.shard?.checks ?? {})) {
      for (const at of places) {
        const key = keyOfCheck(name, String(at))
        const [own, other] = [started.shard?.number ?? 0, takenBy.get(key)]
        if (other !== undefined)
          throw new MergeError('SHARD_FOREIGN', `Shards ${other} and ${own} took the same check of ${name}. ${why}`)
        takenBy.set(key, own)
      }
    }
  }
  for (const [name, checks] of checkNames(planned)) {
    const untaken = checks.find((_check, at) => !takenBy.has(keyOfCheck(name, String(at))))
    if (untaken !== undefined) throw new MergeError('SHARD_FOREIGN', `No shard took "${untaken}" of ${name}. ${why}`)
  }
}
