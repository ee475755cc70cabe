import type { ITestCaseHookParameter } from '@cucumber/cucumber'
import type { Exchange } from '../core/exchange.ts'
import type { CheckDecided, JudgementRecord } from '../core/journal-events.ts'
import { CheckStopped } from '../core/check-stopped.ts'
import { gravestOf } from '../harness/run/verdict.ts'
import { inWordsOf } from '../requirements/in-words-of.ts'
import { RuleBroken, type AssayWorld } from './world.ts'

/** Codes of errors that tell of something a profile need not hold. */
const notInProfile = new Set(['CLIENT_MISSING', 'SIGNING_KEY_MISSING'])

const evidenceWhenHeld = 2
const keywords: Record<string, string> = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: '' }
const evidenceWhenBroken = 8

/** Gives every row of a scenario its verdict once the scenario has ended, and records it with its evidence. */
export function decideCheck(
  world: AssayWorld,
  { pickle, result, gherkinDocument }: HookParameter,
  durationMs: number,
): void {
  const error = world.stoppedBy
  const spoken = (text: string) => inWordsOf(world.run.dialect.interface, text)
  const judgements = world.rows
    .map((row) => {
      const own = world.judgements.filter(({ requirement }) => requirement === row.id)
      return own.length > 0 && !(error && !(error instanceof RuleBroken))
        ? own
        : [...own, undecided(world, row, result, error)]
    })
    .flat()
  const records = judgements.map((judgement) =>
    recordEvidence(world, { ...judgement, reason: spoken(judgement.reason) }),
  )
  const verdict = gravestOf(records.map((record) => record.verdict))
  const event: CheckDecided = {
    type: 'check-decided',
    at: new Date().toISOString(),
    check: `${pickle.uri}: ${pickle.name}`,
    title: spoken(pickle.name),
    where: `${pickle.uri}:${lineOf(gherkinDocument, pickle)}`,
    interface: world.run.dialect.interface,
    requirements: world.rows.map(({ id }) => id),
    verdict,
    reason: records.find((record) => record.verdict === verdict)?.reason ?? '',
    judgements: records,
    durationMs: Math.round(durationMs * 10) / 10,
    requests: world.requestCount,
    steps: pickle.steps.map(({ text, type }) => `${keywords[type ?? 'Unknown']} ${spoken(text)}`.trim()),
    ...(world.coverage && { coverage: world.coverage }),
    ...(world.counterexample && { counterexample: world.counterexample }),
  }
  world.run.record(event)
}

type HookParameter = ITestCaseHookParameter
type Row = AssayWorld['rows'][number]
type Judged = AssayWorld['judgements'][number]

/** Why a row of the scenario was left without a judgement. */
function undecided(world: AssayWorld, row: Row, result: HookParameter['result'], error: unknown): Judged {
  const missing = row.needs.map((need) => world.run.offered.get(need)).find((offered) => typeof offered === 'string')
  if (missing !== undefined) return { requirement: row.id, verdict: 'untested', reason: missing, evidence: [] }
  if (error instanceof CheckStopped)
    return { requirement: row.id, verdict: error.finding, reason: error.message, evidence: error.evidence }
  if (error instanceof Error && notInProfile.has((error as { code?: string }).code ?? ''))
    return { requirement: row.id, verdict: 'untested', reason: error.message, evidence: [] }
  const reason =
    error instanceof RuleBroken
      ? 'An earlier step of the same check was broken, so this was not judged'
      : `Fault of the harness, not of the target: ${faultOf(result, error)}`
  return { requirement: row.id, verdict: 'inconclusive', reason, evidence: [] }
}

function faultOf(result: HookParameter['result'], error: unknown): string {
  if (error instanceof Error) return error.message
  if (String(result?.status) === 'PASSED') return 'the check ended without judging anything'
  return `a step is ${String(result?.status).toLowerCase()} ${result?.message ?? ''}`.trim()
}

function recordEvidence(world: AssayWorld, { evidence, ...judgement }: Judged): JudgementRecord {
  const most =
    judgement.verdict === 'passed' || judgement.verdict === 'observed' ? evidenceWhenHeld : evidenceWhenBroken
  const kept: Exchange[] = [...new Set(evidence)].slice(-most)
  for (const exchange of kept) world.run.record({ type: 'exchange', exchange })
  return { ...judgement, evidence: kept.map(({ id }) => id) }
}

function lineOf(document: HookParameter['gherkinDocument'], pickle: HookParameter['pickle']): number {
  const id = pickle.astNodeIds.at(-1)
  const children = (document.feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child])
  for (const { scenario } of children) {
    if (!scenario) continue
    if (scenario.id === id) return scenario.location.line
    const row = scenario.examples.flatMap((examples) => examples.tableBody).find((candidate) => candidate.id === id)
    if (row) return row.location.line
  }
  return 1
}
