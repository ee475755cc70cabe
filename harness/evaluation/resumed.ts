import { CodedError } from '../../core/coded-error.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { CheckDecided, ContractDecided, JournalEvent, RunResumed, RunStarted } from '../../core/journal-events.ts'
import { isCut } from '../client/masking/cut-body.ts'
import { marksOf } from '../run/marks-of.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { WordedReason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'

/** The kept decisions of an interrupted run. */
export interface Resumed {
  started: RunStarted
  decided: CheckDecided[]
  contracts: ContractDecided[]
  /** The exchanges that rules about every answer evaluate, by id. */
  exchanges: ReadonlyMap<string, Exchange>
  /** The requests and the time used so far, as in the journal. */
  requests: number
  durationMs: number
}

/** A journal from which no run can continue. Exit code 3. */
export class ResumeError extends CodedError<'RESUME_FOREIGN' | 'RESUME_DAMAGED'> {}

/** What is kept of an interrupted run. Inconclusive checks are evaluated again. */
export function resumedFrom(started: RunStarted, events: readonly JournalEvent[]): Resumed {
  const all = events.filter((event) => event.type === 'check-decided')
  const lastAt = events.flatMap((event) => ('at' in event ? event.at : [])).at(-1) ?? started.at
  const end = events.findLast((event) => event.type === 'run-finished')
  return {
    started,
    decided: all.filter((event) => isConcluded(event) && event.judgements.every(isConcluded)),
    contracts: events.filter((event) => event.type === 'contract-decided').filter(isConcluded),
    exchanges: new Map(
      events.flatMap((event) =>
        event.type === 'exchange' && !event.aside ? [[event.exchange.id, event.exchange]] : [],
      ),
    ),
    requests: end?.requests ?? all.reduce((sum, { requests }) => sum + requests, 0),
    durationMs: end?.durationMs ?? Math.max(0, Date.parse(lastAt) - Date.parse(started.at)),
  }
}

/** The journal event that marks the continuation. */
export function runResumed({ decided }: Resumed): RunResumed {
  return { type: 'run-resumed', at: new Date().toISOString(), kept: decided.length }
}

function isConcluded({ verdict, code }: WordedReason & { verdict: Verdict }): boolean {
  return verdict !== 'inconclusive' && code !== 'left-by-budget'
}

/** Demands that a run continues with the same plan. @throws ResumeError RESUME_FOREIGN with what is different */
export function assertSameRun({ started: before }: Resumed, started: RunStarted): void {
  const wanted = new Map([...marksOf(before), ['shard', String(before.shard?.number)]])
  for (const [mark, value] of [...marksOf(started), ['shard', String(started.shard?.number)]] as const) {
    if (value === wanted.get(mark)) continue
    throw new ResumeError(
      'RESUME_FOREIGN',
      `The journal is of another run: its ${mark} is different (${wanted.get(mark) || 'none'}; asked for was ${value || 'none'}). Leave out the options of the run, which the journal knows, or begin a new run. The journal stays as it is.`,
    )
  }
}

/** An interface's run without the checks that are already decided, but with what they saw. */
export function goingOn(one: InterfaceRun, { decided, exchanges, started }: Resumed): InterfaceRun {
  const decidedHere = decided.filter((event) => event.interface === one.name)
  const rows = started.planned.filter((row) => row.interface === one.name)
  for (const { check, judgements, requirements } of decidedHere) {
    const planned = new Set(rows.filter(({ checks }) => checks.includes(check)).map(({ id }) => id))
    for (const id of requirements) if (!planned.has(id)) one.run.noticed.add(id)
    for (const id of judgements.flatMap(({ evidence }) => evidence)) see(one, exchanges.get(id))
  }
  const kept = new Set(decidedHere.map(({ check }) => check))
  return { ...one, checks: new Set([...one.checks].filter((name) => !kept.has(name))) }
}

/** Rules about every answer also cover earlier exchanges that the journal holds in full. */
function see({ run }: InterfaceRun, exchange: Exchange | undefined): void {
  if (!exchange) return
  const { request, answer } = exchange
  if (!answer || isCut(answer.body)) return
  const json = answer.bodyBase64 === undefined ? parseJson(answer.body) : undefined
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : request.url
  run.note(`${request.method} ${path}`, { ...exchange, answer: { ...answer, ...(json !== undefined && { json }) } })
}
