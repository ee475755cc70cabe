import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type {
  CheckDecided,
  ExchangeRecorded,
  JournalEvent,
  JudgementRecord,
  PlannedRequirement,
  RunFinished,
  RunStarted,
} from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import type { Requirement } from '../../core/requirement.ts'

/** The start of every built run; later moments are milliseconds after it. */
export const startedAt = '2026-11-03T09:14:05.000Z'

export function moment(afterMs: number): string {
  return new Date(Date.parse(startedAt) + afterMs).toISOString()
}

export function row(id: string, over: Partial<Requirement> = {}): Requirement {
  const home = id.split('/')[0] ?? ''
  return {
    id,
    text: `What ${id} obliges.`,
    source: 'Account information / Endpoints',
    where: 'first sentence',
    strength: 'stated',
    interfaces: [home === 'conventions' ? 'ais-v4' : home],
    needs: [],
    ...over,
  }
}

/** A row as planned for one interface. */
export function planned(id: string, checks: string[] = [], name: InterfaceName = 'ais-v4'): PlannedRequirement {
  return { id, interface: name, address: id.replace(/^[^/]+/, name), checks }
}

export function runStarted(over: Partial<RunStarted> = {}): RunStarted {
  return {
    type: 'run-started',
    journal: 1,
    at: startedAt,
    assay: '0.1.0',
    node: 'v24.21.0',
    seed: 20261103,
    fuzz: 100,
    target: { name: 'Candidate bank gateway', base_url: 'https://gateway.example.test', embedded: false },
    interfaces: ['ais-v4'],
    only: [],
    pacing: { requests_per_second: 5, concurrent_requests: 2 },
    budget: { requests: 5000, seconds: 1800 },
    planned: [],
    knownFailures: [],
    ...over,
  }
}

export function judgement(requirement: string, verdict: Verdict, over: Partial<JudgementRecord> = {}): JudgementRecord {
  return { requirement, verdict, reason: `It was ${verdict}.`, evidence: [], ...over }
}

export function checkDecided(
  check: string,
  judgements: JudgementRecord[],
  over: Partial<CheckDecided> = {},
): CheckDecided {
  return {
    type: 'check-decided',
    at: moment(1200),
    check,
    title: check.slice(check.indexOf(': ') + 2),
    where: `${check.split(': ')[0]}:12`,
    interface: 'ais-v4',
    requirements: [...new Set(judgements.map((one) => one.requirement))],
    verdict: gravestOf(judgements),
    reason: judgements[0]?.reason ?? 'It could not be run.',
    judgements,
    durationMs: 184,
    requests: 3,
    steps: ['Given a customer', 'When the logins are listed', 'Then the ids ascend'],
    ...over,
  }
}

/** A recorded exchange, with a JSON answer by default. */
export function exchanged(id: string, over: Partial<Exchange> = {}, answer: unknown = { data: [] }): ExchangeRecorded {
  const body = JSON.stringify(answer)
  const headers: Array<[string, string]> = [
    ['App-id', 'app-main'],
    ['Secret', '«Secret 1»'],
    ['Accept', 'application/json'],
  ]
  return {
    type: 'exchange',
    exchange: {
      id,
      request: { method: 'GET', url: 'https://gateway.example.test/api/v4/logins?per_page=100', headers, body: '' },
      answer: { status: 200, headers: [['content-type', 'application/json; charset=utf-8']], body },
      at: moment(900),
      durationMs: 41.7,
      ...over,
    },
  }
}

export function journalText(events: readonly JournalEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('')
}

export function runFinished(over: Partial<RunFinished> = {}): RunFinished {
  return {
    type: 'run-finished',
    at: moment(94_000),
    durationMs: 94_000,
    requests: 412,
    peakMemoryBytes: 187_432_960,
    exitCode: 0,
    sentence: 'Every requirement that was judged holds.',
    ...over,
  }
}

/** The journal of a whole run with one check and these verdicts of requirements of `ais-v4`. */
export function journalOf(verdicts: Record<string, Verdict>, started: Partial<RunStarted> = {}): string {
  const check = 'rates.feature: The rates are listed'
  const judgements = Object.entries(verdicts).map(([id, verdict]) => judgement(id, verdict))
  return journalText([
    runStarted({ planned: Object.keys(verdicts).map((id) => planned(id, [check])), ...started }),
    checkDecided(check, judgements),
    runFinished(),
  ])
}
