import { mostShown } from '../core/most-shown.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type InterfaceName, interfaceNames } from '../core/interfaces.ts'
import { type NextRoute, nextRoutes, waitingText } from '../reports/text/next-text.ts'
import type { RequirementStory, RunStory } from '../reports/story/run-story-model.ts'
import { sourceText } from '../reports/text/source-text.ts'
import { replayCommand, quoted } from '../reports/text/replay-command.ts'
import { AskedWrongly, checkInterfaces } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { routesNamed } from './asked/routes-named.ts'
import { exampleLines } from './next/example-lines.ts'
import { count } from '../harness/reasons/count.ts'
import { byGravity } from '../harness/verdicts/gravest.ts'
import { wrapped } from './requirements/text.ts'
import type { JournalEvent, RunStarted } from '../core/journal-events.ts'
import { planOf } from '../harness/evaluation/plan.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { journalFormat } from '../harness/run/read-journal.ts'
import { assayVersion } from '../harness/run/version.ts'
import { readRunJournal, storyIn } from '../reports/write-reports.ts'

export interface NextOptions {
  out: string
  interface: string[]
  route?: string
  /** Lists every rule of the route. */
  all?: true
}

/** `assay next`: prints the next route to build, by the last run, else by the documents. @throws AskedWrongly */
export async function nextCommand(options: NextOptions, io: Io): Promise<number> {
  const { out, interface: asked } = options
  checkInterfaces(asked)
  const story = storyOf(out, asked)
  const isAsked = (one: { interface: InterfaceName }) => asked.length === 0 || asked.includes(one.interface)
  const open = nextRoutes(story).filter(isAsked)
  const shown = options.route === undefined ? open[0] : routeNamed(options.route, story, asked)
  const print = (line: string) => io.out.line(line)
  if (!shown) for (const line of doneLines(story, isAsked)) print(line)
  else {
    const columns = Math.min(io.out.columns ?? 80, 100)
    const about = aboutRoute(shown, columns)
    const rules = rulesOf(shown, story, columns, options.all)
    for (const line of [...about, ...(await exampleLines(shown)), ...rules]) print(line)
    for (const line of othersOf(open.filter((one) => one !== shown))) print(line)
    print(`Then: npx assay run${profileOf(story)} --route ${quoted(shown.route)}`)
  }
  return 0
}

/** The last run, or the story before the first. @throws AskedWrongly RUN_MISSING when no interface is known */
function storyOf(out: string, asked: InterfaceName[]): RunStory {
  const journal = join(out, 'journal.ndjson')
  if (existsSync(journal)) return storyOfAll(journal, asked)
  if (asked.length > 0) return storyBeforeRuns(asked)
  throw new AskedWrongly(
    'RUN_MISSING',
    `${out} holds no run. Name what you build with --interface: ${interfaceNames().join(', ')}. Or name the folder of the reports of a run with --out.`,
  )
}

/** The named route in the last run. @throws AskedWrongly ROUTE_UNKNOWN, ROUTE_NOT_RUN */
function routeNamed(text: string, { routes, requirements }: RunStory, asked: InterfaceName[]): NextRoute {
  const interfaces = asked.length > 0 ? asked : [...new Set(routes.map((one) => one.interface))]
  for (const { interface: name, route } of routesNamed([text], interfaces)) {
    const found = routes.find((one) => one.interface === name && one.route === route.route)
    const row = requirements.find(({ address }) => address === found?.address)
    if (found && row) return { ...found, row }
  }
  throw new AskedWrongly(
    'ROUTE_NOT_RUN',
    `The last run decided nothing at ${text}. Run it: assay run --route ${quoted(text)}`,
  )
}

function aboutRoute(one: NextRoute, columns: number): string[] {
  const { row, route, request, requirements } = one
  const decided = `${count(requirements.length, 'requirement')} ${requirements.length === 1 ? 'is' : 'are'}`
  return [
    `${route} of ${one.interface} (${request})`,
    '',
    ...wrapped(`${decided} decided at it.${waitingText(one)}`, columns),
    ...wrapped(wasRun(row) ? `Now ${row.verdict}: ${row.reason}` : 'It was not run yet.', columns),
    ...wrapped(`Source: ${sourceText(row)}`, columns),
    '',
  ]
}

/**
 * The rules decided at a route: first those that do not hold, then those of the fewest routes, then those of no other
 * interface.
 */
function rulesOf({ requirements }: NextRoute, { routes }: RunStory, columns: number, all = false): string[] {
  const rank = ({ verdict }: RequirementStory) => byGravity.indexOf(verdict)
  const spread = (one: RequirementStory) => routes.filter((route) => route.requirements.includes(one)).length
  const isShared = ({ id }: RequirementStory) => Number(id.startsWith('conventions/'))
  const sorted = requirements.toSorted(
    (one, other) => rank(one) - rank(other) || spread(one) - spread(other) || isShared(one) - isShared(other),
  )
  const shown = all ? sorted : sorted.slice(0, mostShown.lines)
  const hiddenRules = sorted.length - shown.length
  return [
    `Its rules (${sorted.length})`,
    ...shown.flatMap((one) => [
      `  ${one.address}${wasRun(one) ? ` (${one.verdict})` : ''}`,
      ...wrapped(one.text, columns - 4).map((line) => `    ${line}`),
    ]),
    ...(hiddenRules > 0 ? [`  ... and ${hiddenRules} more with --all`] : []),
    '',
  ]
}

function othersOf(others: readonly NextRoute[]): string[] {
  if (others.length === 0) return []
  const hiddenRoutes = others.length - mostShown.lines
  return [
    'After it',
    ...others
      .slice(0, mostShown.lines)
      .map(
        ({ route, waiting, requirements }) =>
          `  ${route}: ${count(requirements.length, 'requirement')}${waiting > 0 ? `, and ${waiting} of others wait for it` : ''}`,
      ),
    ...(hiddenRoutes > 0 ? [`  ... and ${hiddenRoutes} more`] : []),
    '',
  ]
}

/** Whether a run decided a requirement, or found that it cannot be checked. */
function wasRun({ checks }: RequirementStory): boolean {
  return checks.length === 0 || checks.some(({ decided }) => decided)
}

/** What to do once every route accepts a valid request: fix the most frequent failure, or run what was not run yet. */
function doneLines(story: RunStory, isAsked: (one: RequirementStory) => boolean): string[] {
  const { causes, requirements, header } = story
  const [first, ...others] = causes.filter((cause) => cause.requirements.some(isAsked))
  const done = 'Every route accepts a valid request.'
  const requirement = first?.requirements.find(isAsked)
  if (!first || !requirement) {
    const left = requirements.filter((one) => isAsked(one) && !wasRun(one)).length
    if (left === 0) return [`${done} Nothing failed.`]
    return [
      `${done} Nothing failed so far; ${count(left, 'requirement')} not run yet.`,
      '',
      `Then: npx assay run${profileOf(story)}`,
    ]
  }
  return [
    `${done} Next: ${requirement.address}`,
    `  ${first.text}`,
    `  ${first.reason}`,
    `  Source: ${sourceText(first)}`,
    ...(others.length > 0 ? [`  ... and ${others.length} other causes in the report`] : []),
    '',
    `Then: ${replayCommand(header, requirement.address)}`,
  ]
}

function profileOf({ header }: RunStory): string {
  return header.target.embedded ? '' : ` --profile ${quoted(header.profile ?? 'YOUR-PROFILE.yaml')}`
}

/** The story before the first run: that of a run that ended before its first request. */
function storyBeforeRuns(interfaces: InterfaceName[]): RunStory {
  return storyIn({
    events: [
      {
        type: 'run-started',
        journal: journalFormat,
        at: new Date().toISOString(),
        assay: assayVersion(),
        node: process.versions.node,
        seed: 0,
        fuzz: 0,
        target: { name: 'none yet', base_url: '', embedded: false },
        interfaces,
        only: [],
        pacing: { requests_per_second: null, concurrent_requests: 1 },
        budget: { requests: 0, seconds: 0 },
        planned: planOf({ interfaces, only: [] }, readChecks()).planned,
        knownFailures: [],
      },
    ],
  })
}

/** The last run, with the requirements of its interfaces and of those in `asked` that no run evaluated yet. */
function storyOfAll(journal: string, asked: readonly InterfaceName[]): RunStory {
  const { events, damage } = readRunJournal(journal)
  const whole = events.map((event): JournalEvent => (event.type === 'run-started' ? withAll(event, asked) : event))
  return storyIn({ events: whole, damage })
}

function withAll(started: RunStarted, asked: readonly InterfaceName[]): RunStarted {
  const { at, assay, interfaces } = started
  const kept = started.kept ?? { at, assay, planned: [] }
  const known = new Set([...kept.planned, ...started.planned].map(({ address }) => address))
  const all = planOf({ interfaces: [...new Set([...interfaces, ...asked])], only: [] }, readChecks()).planned
  return {
    ...started,
    kept: { ...kept, planned: [...kept.planned, ...all.filter(({ address }) => !known.has(address))] },
  }
}
