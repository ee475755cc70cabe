/**
 * Writes tables from journals of whole runs at the sandbox, with one worker:
 * - `node scripts/write-figures.ts NEAR FAR MS` writes requirements/tables/figures-of-checks.json: the requests and the time of
 *   each check, for the order of checks and for the parts of a run. FAR is the same run with answers delayed by MS
 *   (scripts/bench/far-away.ts). Either may be several journals, with commas: the last one counts.
 * - `node scripts/write-figures.ts --stages SLOW MS STAGE` adds the stages of fetches to that table. SLOW is a run, with any
 *   number of workers, whose answers take MS and whose stages take STAGE milliseconds.
 * - `node scripts/write-figures.ts --routes JOURNAL...` writes requirements/tables/routes/decided-at.json: the routes at which
 *   each check decides, by their requests. Few generated cases are enough.
 * - `node scripts/write-figures.ts --power PROOF [SMOKE]` writes requirements/tables/power.json, which orders checks: the faults
 *   that each check finds in `assay prove --all-checks --json PROOF`, and what it sends, by a whole run of a minute. Observers'
 *   findings count little for a check, unless `assay prove --depth smoke --json SMOKE` missed them with the earlier table. Draws the
 *   curve of docs/performance.md, as `--curve FAULTS` does alone, with all faults of the proof.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { curveSvg, curveTable, pointsOf } from './power/curve.ts'
import { costsAtSandbox } from './power/costs-at-sandbox.ts'
import { packed, powerOf } from './power/power-of.ts'
import { byPower } from '../harness/evaluation/by-power.ts'
import { fewCases } from '../harness/evaluation/figures.ts'
import { partsAtSmoke } from '../harness/evaluation/depth.ts'
import { isAmong, partsOf } from '../harness/evaluation/parts.ts'
import { nameOfPart } from '../harness/evaluation/power.ts'
import { checksIn, planOf } from '../harness/evaluation/plan.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { interfaceNames } from '../core/interfaces.ts'
import { describeInterface } from '../interfaces/describe-interface.ts'
import type { SmokeProof } from '../cli/prove/prove-at-smoke.ts'
import type { Matrix } from '../cli/prove/matrix.ts'
import { keyOfCheck } from '../harness/run/shard.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import type { CheckDecided, JournalEvent, JudgementRecord } from '../core/journal-events.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import { routeOfExchange } from '../harness/dialect/route-of-exchange.ts'

type Decided = CheckDecided & { cases: number }

const figuresFile = new URL('../requirements/tables/figures-of-checks.json', import.meta.url)
const [awayMs, mostOff, least, seed] = [20, 1.3, 5, 7]
const [first = '', ...others] = process.argv.slice(2)
if (first === '--routes') {
  const events = others.flatMap((file) => readJournal(file).events)
  const file = new URL('../requirements/tables/routes/decided-at.json', import.meta.url)
  const tested = decidedIn(events).filter(({ verdict }) => verdict !== 'untested')
  writeFileSync(file, `${JSON.stringify(decidedAt(events, tested), null, 2)}\n`)
} else if (first === '--power') {
  const file = new URL('../requirements/tables/power.json', import.meta.url)
  const proof = JSON.parse(readFileSync(others[0] ?? '', 'utf8')) as Matrix
  const smoke = others[1] === undefined ? undefined : (JSON.parse(readFileSync(others[1], 'utf8')) as SmokeProof)
  const missed = new Set(smoke?.faults.flatMap(({ id, outcome }) => (outcome === 'found' ? [] : [id])))
  const done = smoke ? doneAtSmoke() : new Set<string>()
  const parts = Object.entries(packed(powerOf(proof, await costsAtSandbox(seed), { missed, done }))).map(
    ([name, all]) => `${JSON.stringify(name)}: [\n${all.map((one: unknown) => JSON.stringify(one)).join(',\n')}\n]`,
  )
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`)
  // This process has the earlier table loaded, so another one draws the curve.
  execFileSync(process.execPath, [import.meta.filename, '--curve', `${proof.faults.length}`])
} else if (first === '--stages') {
  const [slow = '', roundTripMs = '', stageMs = ''] = others
  const figures = JSON.parse(readFileSync(figuresFile, 'utf8')) as Record<string, Record<string, number[]>>
  const stages = new Map<string, number[]>()
  for (const event of decidedIn(readJournal(slow).events)) {
    const at = event.check.indexOf(': ')
    const [feature, title] = [event.check.slice(0, at), event.check.slice(at + 2)]
    const place = [`${event.interface} ${feature}`, feature].find((one) => figures[one]?.[title])
    if (place === undefined) continue
    const [, ms = 0, trips = 0] = figures[place]![title]!
    const each = event.durationMs / (event.coverage ? event.cases : 1)
    const key = JSON.stringify([place, title])
    stages.set(key, [...(stages.get(key) ?? []), (each - ms - trips * Number(roundTripMs)) / Number(stageMs)])
  }
  for (const [key, all] of stages) {
    const [place, title] = JSON.parse(key) as [string, string]
    const usual = Math.round(all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!)
    figures[place]![title] = [...figures[place]![title]!.slice(0, 3), ...(usual > 0 ? [usual] : [])]
  }
  writeFigures(Object.entries(figures).map(([feature, own]) => [feature, Object.entries(own)]))
} else if (first === '--curve') {
  writeCurve(Number(others[0]))
} else {
  const [far = '', laterMs = ''] = others
  const [near, later] = [first, far].map((files) =>
    lastOf(files.split(',').flatMap((file) => decidedIn(readJournal(file).events))),
  )
  const figuresOf = (isOf: (one: Decided) => boolean) => {
    const [own, ownLater] = [near!.filter(isOf), later!.filter(isOf)]
    const isProperty = own.some(({ coverage }) => coverage !== undefined)
    const [nearMs, farMs] = [own, ownLater.length > 0 ? ownLater : own].map((some) =>
      mean(some, ({ durationMs }) => durationMs, isProperty),
    )
    const trips = Math.max(0, (farMs! - nearMs!) / Number(laterMs))
    return [mean(own, ({ requests }) => requests, isProperty), Math.max(0, nearMs! - trips), trips].map(round)
  }
  const entries = [...Map.groupBy(near!, ({ check }) => check)].flatMap(([check, own]) => {
    // An untested check takes next to no time, which says little about targets where it can be tested.
    const isTested = ({ verdict }: Decided) => verdict !== 'untested' || own.every((one) => one.verdict === 'untested')
    const usual = figuresOf((one) => one.check === check && isTested(one))
    const names = [...new Set(own.map((one) => one.interface))]
    const others = names.flatMap((name) => {
      const figures = figuresOf((one) => one.check === check && one.interface === name)
      return differs(figures, usual) ? [[`${name} ${check}`, figures] as const] : []
    })
    return [[check, usual] as const, ...others]
  })
  const features = Map.groupBy(entries, ([key]) => key.slice(0, key.indexOf(': ')))
  writeFigures(
    [...features].map(([feature, own]) => [
      feature,
      own.map(([key, figures]) => [key.slice(key.indexOf(': ') + 2), figures]),
    ]),
  )
}

/** Writes the figures of checks by feature and title. */
function writeFigures(features: Array<[string, Array<[string, number[]]>]>): void {
  const lines = features
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, own]) => {
      const rows = own.map(([title, figures]) => `${JSON.stringify(title)}: ${JSON.stringify(figures)}`)
      return `${JSON.stringify(feature)}: {\n${rows.toSorted().join(',\n')}\n}`
    })
  writeFileSync(figuresFile, `{\n${lines.join(',\n')}\n}\n`)
}

/** What a smoke run does by the present table. */
function doneAtSmoke(): Set<string> {
  const plan = planOf({ interfaces: interfaceNames(), only: [] }, readChecks())
  const parts = partsAtSmoke(plan, fewCases, { canRun: () => true, describe: describeInterface })
  const done = checksIn(plan)
    .flatMap((one) => partsOf(one, describeInterface))
    .filter((part) => isAmong(part, parts))
  return new Set(done.map((part) => `${part.interface} ${nameOfPart(part.check.name, part)}`))
}

/** Draws the curve of a whole run by the present table into the docs. */
function writeCurve(faults: number): void {
  const checks = checksIn(planOf({ interfaces: interfaceNames(), only: [] }, readChecks()))
  const parts = checks.flatMap((one) => partsOf(one, describeInterface))
  const points = pointsOf(byPower(parts, fewCases))
  const [page, picture] = ['performance.md', 'faults-by-requests.svg'].map(
    (name) => new URL(`../docs/${name}`, import.meta.url),
  )
  writeFileSync(picture!, curveSvg(points, faults))
  const text = readFileSync(page!, 'utf8')
  writeFileSync(
    page!,
    text.replace(/^\| Requests \|.*\n(?:\|.*\n)+/m, () => `${curveTable(points, faults)}\n`),
  )
}

/** Whether an interface's time for a check differs so much from others', at a slight distance, that it needs own figures. */
function differs(own: readonly number[], usual: readonly number[]): boolean {
  const [one, other] = [own, usual].map(([, ownMs = 0, trips = 0]) => ownMs + trips * awayMs)
  return Math.abs(one! - other!) > least && (one! > mostOff * other! || other! > mostOff * one!)
}

/** The last decision of each check in each interface. */
function lastOf(decided: readonly Decided[]): Decided[] {
  return [...new Map(decided.map((event) => [keyOfCheck(event.interface, event.check), event])).values()]
}

/** The decisions, with the run's cases per property. */
function decidedIn(events: readonly JournalEvent[]): Decided[] {
  const cases = events.find((event) => event.type === 'run-started')?.fuzz ?? 1
  const decided = events.filter((event) => event.type === 'check-decided')
  return decided.map((event) => ({ ...event, cases }))
}

/** The average cost of these checks, per check or per requested case: some properties try fewer. */
function mean(own: readonly Decided[], of: (one: Decided) => number, isProperty: boolean): number {
  const each = isProperty ? own.reduce((sum, { cases }) => sum + cases, 0) : own.length
  return own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, each)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** The requests of the routes at which each check decides, by feature and title. */
function decidedAt(
  events: readonly JournalEvent[],
  decided: readonly CheckDecided[],
): Record<string, Record<string, string[]>> {
  const exchanges = new Map(
    events.flatMap((event) => (event.type === 'exchange' ? [[event.exchange.id, event.exchange]] : [])),
  )
  const found = decided.flatMap((event) => {
    const [, feature, title] = /^(features\/.*?): (.*)$/.exec(event.check) ?? []
    if (feature === undefined || title === undefined) return []
    return requestsIn(event, exchanges).map((request) => ({ feature, title, request }))
  })
  const sorted = found.toSorted((one, other) => (one.feature < other.feature ? -1 : 1))
  const byTitle = (own: typeof found) =>
    [...Map.groupBy(own, ({ title }) => title)].map(([title, all]) => [title, requestsOf(all)])
  return Object.fromEntries(
    [...Map.groupBy(sorted, ({ feature }) => feature)].map(([feature, own]) => [
      feature,
      Object.fromEntries(byTitle(own)),
    ]),
  )
}

function requestsOf(all: ReadonlyArray<{ request: string }>): string[] {
  return [...new Set(all.map(({ request }) => request))].toSorted()
}

/** The requests on which its judgements rest, or else those that it sent. */
function requestsIn(event: CheckDecided, exchanges: ReadonlyMap<string, Exchange>): string[] {
  const dialect = describeInterface(event.interface)?.dialect
  if (!dialect) return []
  const decisive = event.judgements.flatMap((one) => requestsBehind(one, dialect, exchanges))
  const known = new Set(dialect.routes.map(({ request }) => request))
  return decisive.length > 0 ? decisive : (event.sent ?? []).filter((request) => known.has(request))
}

/** The requests of its places, or else of the last exchange with a route in its evidence. */
function requestsBehind(
  { places, evidence }: JudgementRecord,
  dialect: Dialect,
  exchanges: ReadonlyMap<string, Exchange>,
): string[] {
  const judged = places?.judged ?? []
  const named = dialect.routes.filter(({ route }) =>
    judged.some((place) => place === route || place.endsWith(` of ${route}`)),
  )
  if (named.length > 0) return named.map(({ request }) => request)
  const routes = evidence.flatMap((id) => {
    const exchange = exchanges.get(id)
    return (exchange && routeOfExchange(dialect, exchange)) ?? []
  })
  return routes.slice(-1).map(({ request }) => request)
}
