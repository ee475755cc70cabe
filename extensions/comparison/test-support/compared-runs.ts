import type { Verdict } from '../../../core/verdict.ts'
import { compareRuns, type NamedRun, type RunsComparison } from '../compare/comparison.ts'
import type { ComparedRun } from '../../../reports/runs/compared-run.ts'
import { startedAt } from '../../../reports/test-support/journal-builders.ts'

export function comparedRun(verdicts: Record<string, Verdict>, over: Partial<NamedRun> = {}): NamedRun {
  const requirements = Object.entries(verdicts).map(([address, verdict]) => {
    const [name = '', topic = '', obligation = ''] = address.split('/')
    const text = `What ${address} obliges.`
    const reason = `It was ${verdict}.`
    const said = { text, source: 'A heading', where: 'first row', strength: 'stated' as const, reason, checks: [] }
    return { address, interface: name, topic, obligation, verdict, ...said }
  })
  return {
    label: 'bank',
    file: 'results.json',
    from: 'results',
    target: { name: 'Bank', base_url: 'https://bank.example.test', embedded: false },
    assay: '0.1.0',
    startedAt,
    durationMs: 1000,
    requests: 10,
    seed: 7,
    finished: true,
    damaged: false,
    sentence: 'It ended.',
    interfaces: ['ais-v4'],
    only: [],
    requirements,
    knownFailures: [],
    exchanges: new Map(),
    ...over,
  }
}

/** The comparison of runs of one requirement each, `ais-v4/rates/list`, with these verdicts. */
export function course(...verdicts: Verdict[]): RunsComparison {
  const runs = verdicts.map((verdict, at) => comparedRun({ 'ais-v4/rates/list': verdict }, { label: `run-${at}` }))
  return compareRuns(runs, false)
}

export function knownFailure(address: string, over: Partial<ComparedRun['knownFailures'][number]> = {}) {
  const entry = { address, reason: 'It is known.', owner: 'Rates team', expires: '2027-01-31' }
  return { ...entry, state: 'still fails' as const, ...over }
}
