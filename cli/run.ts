import { describeInterface, everyDialect } from '../interfaces/describe-interface.ts'
import { entriesOf, type Entry } from '../harness/contracts/decide-interaction.ts'
import type { InterfaceName } from '../core/interfaces.ts'
import type { Baseline } from '../core/outcomes.ts'
import { loadOwnSteps } from '../harness/evaluation/use-own-features.ts'
import { casesAt, secondsAt } from '../harness/evaluation/depth.ts'
import type { Depth } from '../harness/profile/depth.ts'
import { evaluateTarget } from '../harness/evaluation/evaluate-target.ts'
import type { Profile } from '../harness/profile/profile.ts'
import type { AskedOfRun } from '../harness/recording/recording-line.ts'
import { keptIn } from './recording/run-recording.ts'
import { Person, type PersonStep } from '../harness/hosted/person.ts'
import type { StartOptions } from '../harness/evaluation/start-of.ts'
import { timeOf } from '../reports/text/since-text.ts'
import { AskedWrongly, interfacesToEvaluate } from './asked/interfaces-to-evaluate.ts'
import { routesNamed } from './asked/routes-named.ts'
import type { Io } from './asked/io.ts'
import { demandWritable } from './asked/writable-file.ts'
import { followUp } from './reported.ts'
import { workersLine, type Shown } from './progress.ts'
import { listChecks } from './list-checks.ts'
import { readBaseline } from './asked/read-baseline.ts'
import { recorded } from './recorded.ts'
import { resumedBy } from './resumed-by.ts'
import type { RunCommandOptions } from './run-options.ts'
import { durationsIn, forOneOf } from './targets/shards.ts'
import { selectionOfRun } from './selection-of-run.ts'
import { stopAtFailures } from './stop-at-failures.ts'
import { type ByRoute, summaryOf } from './summary.ts'
import { openTarget } from './targets/open-target.ts'
import { watchOwnCode } from './targets/watch-own-code.ts'
import { wantsCertificates } from './targets/wants-certificates.ts'
import { referencePacts } from './verify/read-pacts.ts'
import { count } from '../harness/reasons/count.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'

/** Assay's own consumers of the evaluated interfaces, for a run of all checks. */
function contractsBeside(
  options: RunCommandOptions,
  { only, depth, interfaces }: Pick<AskedOfRun, 'only' | 'depth' | 'interfaces'>,
): Entry[] | undefined {
  const isWhole = only.length === 0 && options.check.length === 0 && depth !== 'smoke' && !options.budget
  if (!(options.contracts ?? isWhole)) return undefined
  return entriesOf(referencePacts(), everyDialect()).filter(
    (entry) => entry.interface && interfaces.includes(entry.interface),
  )
}

/** @throws AskedWrongly PATH_WITHOUT_CASE when --path is given without the options that name its case */
function assertPathNamesCase({ path, seed, only, check }: RunCommandOptions): void {
  if (path === undefined || (seed !== undefined && only.length > 0 && check.length > 0)) return
  throw new AskedWrongly(
    'PATH_WITHOUT_CASE',
    '--path repeats one generated case of a property. Give --seed, --only and --check with it, as the command in the report does.',
  )
}

function shownAsked({ quiet, verbose }: RunCommandOptions): Shown {
  if (quiet) return 'quiet'
  return verbose ? 'verbose' : 'usual'
}

/** The profile with the number of generated cases for this depth. */
function atDepthOf(depth: Depth, profile: Profile): Profile {
  const { cases } = profile.properties
  return { ...profile, properties: { cases: casesAt(depth, cases), seconds: secondsAt(depth, profile.properties) } }
}

/**
 * The requested shard.
 * @throws AskedWrongly SHARD_WITHOUT_SEED or DURATIONS_WITHOUT_SHARD; CodedError JOURNAL_UNREADABLE
 */
function shardAsked({ shard, durations, seed, part }: RunCommandOptions): StartOptions['shard'] {
  if (durations !== undefined && !shard)
    throw new AskedWrongly('DURATIONS_WITHOUT_SHARD', '--durations balances shards. Give --shard with it, such as 1/4.')
  if (shard && seed === undefined)
    throw new AskedWrongly(
      'SHARD_WITHOUT_SEED',
      '--shard takes a part of a run, and all parts need the same seed. Give the same --seed to every shard.',
    )
  if (shard && part) return { ...shard, isEven: true }
  return shard && { ...shard, durations: durations === undefined ? undefined : durationsIn(durations) }
}

/** @throws AskedWrongly BASELINE_MISSING when only new failures count and no old ones are known */
function assertOldAreKnown({ failOn }: RunCommandOptions, baseline: Baseline | undefined, profile: Profile): void {
  if (failOn !== 'new' || baseline || profile.known_failures.length > 0) return
  throw new AskedWrongly(
    'BASELINE_MISSING',
    '--fail-on new needs an earlier run to compare with: give its results.json with --baseline. Or name what is known to fail in known_failures of the profile.',
  )
}

/** Prints that the run of `startedAt` has nothing to repeat. Returns the exit code. */
function saidNothing(startedAt: string, { out }: Io): number {
  out.line(
    `Nothing to repeat: nothing that is asked for failed, warned or was inconclusive in the last run, of ${timeOf(startedAt)}.`,
  )
  return 0
}

/** The person for hosted pages, if somebody watches the run. The terminal shows the link too. */
function personOf({ onPerson }: RunCommandOptions, { ask, out }: Io): Person | undefined {
  if (!onPerson && !ask) return undefined
  return new Person((step: PersonStep | undefined) => {
    if (step)
      out.line(
        `The ${step.kind} page of ${step.interface} waits for you, for ${step.seconds} s: open ${step.link} in a browser of this machine.`,
      )
    onPerson?.(step)
  })
}

/** The routes that the end of the run lists. */
function byRoute({ route = [] }: RunCommandOptions, interfaces: InterfaceName[]): ByRoute {
  if (route.length === 0) return {}
  const asked = new Set(routesNamed(route, interfaces).map((one) => `${one.interface} ${one.route.route}`))
  return { isAsked: (one) => asked.has(`${one.interface} ${one.route}`) }
}

/** `assay run`: evaluates a target, writes the reports, prints the conclusion as the last line. Returns the exit code. */
export async function runCommand(given: RunCommandOptions, io: Io): Promise<number> {
  const { options, continued } = resumedBy(given)
  const resumed = continued?.resumed
  assertPathNamesCase(options)
  const baseline = options.baseline === undefined ? resumed?.started.baseline : readBaseline(options.baseline)
  const shard = shardAsked(options)
  if (options.record !== undefined) demandWritable(options.record, '--record', 'RECORDING_UNWRITABLE')
  io.leave?.([])
  const target = await openTarget(options.profile, io.env, {
    openFinance: wantsCertificates(options),
    made: options.part?.made,
    features: options.features,
  })
  const within = { ...target.profile, budget: { ...target.profile.budget, ...options.budget } }
  const shared = shard && !target.embedded ? forOneOf(shard.of, within) : within
  const depth = options.depth ?? shared.depth
  const profile = atDepthOf(depth, shared)
  const hasScript = !target.embedded && profile.capabilities.hosted_flow !== undefined
  const unwatch = io.leave && watchOwnCode(profile.budget.step_seconds, hasScript)
  try {
    assertOldAreKnown(options, baseline, profile)
    await loadOwnSteps()
    const interfaces = interfacesToEvaluate(profile, options.interface)
    const embedded = target.embedded
    const at = { name: profile.target.name, base_url: profile.target.base_url, embedded }
    const chosen = selectionOfRun(options, at, interfaces, { env: io.env, resumed })
    if (chosen.nothingIn || options.list) for (const line of chosen.leftOut) io.out.line(line)
    if (chosen.nothingIn) return saidNothing(chosen.nothingIn.started.at, io)
    const { seed, only, among, first, selection, took, replaces, kept: earlier } = chosen
    const asked: AskedOfRun = {
      interfaces,
      only,
      titles: options.check,
      seed,
      cases: options.fuzz ?? profile.properties.cases,
      path: options.path,
      label: `${Date.now().toString(36)}${seed.toString(36)}${shard ? `s${shard.number}` : ''}`,
      depth,
      embedded,
      keepGoing: options.keepGoing ?? embedded,
      features: options.features,
      part: shard && { number: shard.number, of: shard.of },
    }
    if (options.list) return listChecks({ profile, describe: describeInterface, ...asked, among, shard }, io)
    const interrupted = (resumed?.decided ?? []).filter(({ coverage }) => coverage?.interrupted)
    return await recorded(
      {
        profile,
        out: options.out,
        formats: options.format,
        io,
        shown: shownAsked(options),
        embedded,
        earlier: earlier?.events,
        keep: options.record === undefined ? undefined : keptIn(options.record, profile, asked),
        continued,
        part: options.part,
        interruption: options.interruption,
        onExchange: options.onExchange,
      },
      async ({ client, say, record, kept, putBack }) => {
        if (resumed)
          say(`Going on with the run of ${resumed.started.at}: ${count(resumed.decided.length, 'check')} stay decided`)
        say(
          `Checking ${profile.target.name} at ${profile.target.base_url} as ${interfaces.join(', ')}, seed ${seed}${shard ? `, shard ${shard.number} of ${shard.of}` : ''}`,
        )
        if (replaces !== undefined)
          say(`The reports in ${options.out} are of ${replaces}: this run replaces them. --out names another folder.`)
        for (const line of chosen.leftOut) say(line)
        const { bail = Infinity } = options
        const watch = stopAtFailures(bail === true ? 1 : bail, profile.known_failures, (why) => client.stop(why))
        const settlement = await evaluateTarget({
          profile,
          ...asked,
          among,
          parts: options.parts,
          first,
          selection,
          client,
          describe: describeInterface,
          took,
          shard,
          failOn: options.failOn,
          isBudgetAsked: options.budget !== undefined,
          workers: options.workers ?? profile.pacing.workers,
          minJudged: options.minJudged,
          baseline,
          person: personOf(options, io),
          contracts: contractsBeside(options, asked),
          resumed,
          begin: resumed && putBack,
          evidenceFolder: options.out,
          profileFile: typeof options.profile === 'string' ? options.profile : undefined,
          record: (event) => {
            record(event.type === 'run-started' && earlier ? { ...event, kept: earlier.kept } : event)
            if (event.type === 'run-started') for (const one of earlier?.events ?? []) record(one)
            watch(event)
            if (event.type === 'run-started' || event.type === 'run-resumed') io.leave?.(followUp(options))
            if (event.type === 'workers-chosen') say(workersLine(event))
            if (event.type === 'check-decided' && event.coverage?.interrupted) interrupted.push(event)
          },
        })
        kept?.finish(settlement)
        return {
          exitCode: settlement.exitCode,
          sentence: wordsOf(settlement.conclusion),
          lines: (story) => summaryOf(settlement, interrupted, story, options.by && byRoute(options, interfaces)),
        }
      },
    )
  } finally {
    unwatch?.()
    await target.close()
  }
}
