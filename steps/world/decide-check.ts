import type { ITestCaseHookParameter } from '../../harness/evaluation/runner.ts'
import { stoppedUnlessAbsent } from '../../harness/dialect/as-it-was-answered.ts'
import { judgementRecorder, judgementsOfRun } from '../../harness/run/record-judgement.ts'
import { stepText } from '../../harness/run/step-text.ts'
import { checkDecided } from '../../harness/verdicts/check-decided.ts'
import type { JudgedRow } from '../../harness/verdicts/judged-row.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../../harness/reasons/because.ts'
import { missedIn } from '../../harness/replay/replay-log.ts'
import { judgementsOfCheck } from '../../harness/verdicts/undecided.ts'
import { checkInWordsOf, inWordsOf } from '../../requirements/in-words-of.ts'
import { dependsOn } from './depends-on.ts'
import { noticedBy } from './noticed-by.ts'
import { exploration } from './parts.ts'
import type { AssayWorld } from './world.ts'
import type { Reason } from '../../core/reason.ts'
import type { Run } from '../../harness/run/run.ts'
import type { Requirement } from '../../core/requirement.ts'

/**
 * Gives every row of a scenario its verdict at its end, and records it with its evidence. An internal error of Assay
 * makes every row inconclusive with that error, so that the run does not look cut short. `durationMs` is without its waits
 * for other checks.
 */
export function decideCheck(world: AssayWorld, scenario: HookParameter, durationMs: number): void {
  const { judged, stoppedBy } = world.scenario
  const missed = missedIn(world.scenario.scope)
  if (missed.length > 0) {
    const stopped = new CheckStopped('inconclusive', because('not-in-recording', { what: missed }))
    return decide(world, scenario, durationMs, { judged: [], noticed: [] }, stopped)
  }
  try {
    const stopped = stoppedUnlessAbsent(world.run.routesMet, stoppedBy)
    decide(world, scenario, durationMs, { judged, noticed: noticedBy(world) }, stopped)
  } catch (fault) {
    decide(world, scenario, durationMs, { judged: [], noticed: [] }, fault)
  }
}

function decide(
  world: AssayWorld,
  { pickle, result }: HookParameter,
  durationMs: number,
  { judged, noticed }: Record<'judged' | 'noticed', readonly JudgedRow[]>,
  error: unknown,
): void {
  const spoken = (text: string) => inWordsOf(world.run.dialect.interface, text)
  const rows = world.scenario.rows.map((row) => ({ row, missing: missingFor(world.run, row.needs) }))
  const status = String(result?.status)
  const step = pickle.steps[world.scenario.done ?? 0]
  const stepAt = step && status !== 'PASSED' ? `${pickle.uri}:${pickle.location?.line}: ${stepText(step)}` : undefined
  const end = { error, status, message: result?.message ?? '', step: stepAt }
  const recordJudgement = judgementRecorder(judgementsOfRun(world.run))
  const all = [...judgementsOfCheck(rows, judged, end), ...noticed]
  const records = all.map((one) => recordJudgement(one, dependsOn(world, one)))
  const { coverage, counterexample } = world.find(exploration) ?? {}
  const tried = world.run.client.masker.maskValue({
    ...(coverage && { coverage }),
    ...(counterexample && { counterexample }),
  })
  const about = {
    check: world.scenario.check,
    title: world.scenario.title,
    where: world.scenario.where,
    interface: world.run.dialect.interface,
    requirements: [...new Set([...world.scenario.rows.map(({ id }) => id), ...noticed.map(({ row }) => row.id)])],
  }
  const event = checkDecided(about, records, {
    durationMs: Math.round(durationMs * 10) / 10,
    requests: world.scenario.sent.length,
    sent: [...new Set(world.scenario.sent)].map(spoken),
    steps: pickle.steps.map((step) => checkInWordsOf(world.run.dialect.interface, stepText(step))),
    ...tried,
  })
  world.run.record(event)
}

type HookParameter = ITestCaseHookParameter

/** The planned name of a scenario's check. */
export function nameOfCheck(pickle: HookParameter['pickle']): string {
  return `${pickle.uri}: ${pickle.name}`
}

/** `features/.../topic.feature:12` */
export function placeOfCheck({ pickle, gherkinDocument }: HookParameter): string {
  return `${pickle.uri}:${lineOf(gherkinDocument, pickle)}`
}

function lineOf(document: HookParameter['gherkinDocument'], pickle: HookParameter['pickle']): number {
  const id = pickle.astNodeIds.at(-1)
  const { scenario, rows } = scenarioIn(document, pickle)
  return (rows.find((row) => row.id === id) ?? scenario)?.location.line ?? 1
}

/** Whether a scenario is a row of an outline after the first. */
export function isFurtherRow({ pickle, gherkinDocument }: HookParameter): boolean {
  return scenarioIn(gherkinDocument, pickle).rows.findIndex(({ id }) => id === pickle.astNodeIds.at(-1)) > 0
}

function scenarioIn(document: HookParameter['gherkinDocument'], { astNodeIds }: HookParameter['pickle']) {
  const children = (document.feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child])
  const scenario = children.map((child) => child.scenario).find((one) => one?.id === astNodeIds[0])
  return { scenario, rows: (scenario?.examples ?? []).flatMap((examples) => examples.tableBody) }
}

/** Why a row cannot be evaluated on this target: its first missing need. Undefined if it can. */
export function missingFor({ offered }: Pick<Run, 'offered'>, needs: Requirement['needs']): Reason | undefined {
  return needs.map((need) => offered.get(need)).find((answer) => answer !== true)
}
