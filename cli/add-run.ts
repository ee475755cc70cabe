import { type Command, Option } from 'commander'
import type { Io } from './asked/io.ts'
import {
  budgetAmount,
  countedFrom1,
  depthWord,
  failOnWord,
  minJudgedText,
  repeatable,
  wholeNumber,
  withRunOptions,
  workerCount,
} from './asked/options.ts'
import { availableParallelism } from 'node:os'
import type { RunCommandOptions } from './run-options.ts'

/** Options that exclude --failed and --failed-first: they choose the checks themselves. */
const needsWhole = ['resume', 'record', 'path', 'jobs']

export function addRun(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  withRunOptions(program.command('run'))
    .description('check a target and write its conformance report')
    .addOption(new Option('--by <word>', 'list at the end how many requirements of each route hold').choices(['route']))
    .addOption(repeatable('--check <title>', 'run only the check with this title; may be repeated'))
    .addOption(
      new Option('--failed', 'run what failed, warned or was inconclusive in the last run, and nothing else').conflicts(
        needsWhole,
      ),
    )
    .addOption(
      new Option('--failed-first', 'begin with what failed in the last run').conflicts([...needsWhole, 'failed']),
    )
    .option('--path <path>', 'with --seed, --only and --check: repeat one generated case of a property')
    .option(
      '--fuzz <cases>',
      'number of cases per property: its listed edges, always all of them, and generated ones',
      wholeNumber,
    )
    .option(
      '--fail-on <verdict>',
      'what makes the exit code 1: failed, or also warned, inconclusive, untested; new: only failures that neither the baseline nor known_failures has',
      failOnWord,
      'failed',
    )
    .option(
      '--min-judged <number>',
      'how many requirements must be evaluated, as a number or a percentage of all; with fewer the exit code is 2',
      minJudgedText,
    )
    .option('--baseline <file>', 'results.json of an earlier run, to show what is new since then')
    .option(
      '--depth <word>',
      'smoke: the checks that find most with up to 2,000 requests; standard: every check; full: many generated cases',
      depthWord,
    )
    .addOption(
      new Option(
        '--budget <amount>',
        'begin no check for which so many requests, such as 2000, or so much time, such as 60s, 10m or 1h, do not suffice; those that find most come first',
      )
        .argParser(budgetAmount)
        .conflicts('jobs'),
    )
    .addOption(
      new Option(
        '--record <file>',
        'keep every exchange in this file, without secrets, to evaluate the run again',
      ).conflicts('resume'),
    )
    .option(
      '--resume <journal>',
      'go on with a run that was killed or cut: what was decided stays decided, with the options of that run',
    )
    .option(
      '--workers <number>',
      'how many checks run at the same time, 1 to 100; without it, chosen by how long an answer takes',
      workerCount,
    )
    .addOption(
      new Option(
        '--jobs <number>',
        'on the embedded sandbox: how many processes take a part of the checks each, beside those for checks that wait, 1 to 100; without it, one for each processor where everything is checked, as far as memory reaches',
      )
        .argParser(workerCount)
        .conflicts(['profile', 'path', 'record', 'resume', 'verbose']),
    )
    .addOption(
      new Option('--list', 'list the checks that the run would do, and ask nothing of the target').conflicts([
        'jobs',
        'record',
        'resume',
      ]),
    )
    .addOption(
      new Option('--bail [number]', 'stop at the first check that fails, or at so many, but for known failures')
        .argParser(countedFrom1)
        .conflicts('jobs'),
    )
    .addOption(new Option('-q, --quiet', 'print only the conclusion').conflicts('verbose'))
    .option('--verbose', 'print every check as it is decided')
    .option('--keep-going', 'check every requirement, also if the target accepts none of the first requests')
    .option('--contracts', "verify the contracts of Assay's reference consumers, also with --only or --check")
    .option('--no-contracts', 'do not verify these contracts')
    .addHelpText(
      'after',
      `
Examples:
  $ assay run
  $ assay run --profile bank.yaml --out build/conformance
  $ assay run --profile bank.yaml --only ais-v4/paging --only ais-v4/signing
  $ assay run --profile bank.yaml --failed --bail
  $ assay run --profile bank.yaml --baseline last/results.json --fail-on new --min-judged 80%
  $ assay run --resume conformance-report/journal.ndjson
  $ assay run --only ais-v4/rates --check 'Two dates years apart have other rates'

Name a check by its title, with spaces or with hyphens. For each check, the report prints the command that repeats
only this check.`,
    )
    .action(async (options) => {
      // Other threads make the sandbox's keys while this one loads the rest.
      if (options.profile === undefined) void import('../sandbox/basics/keys.ts').then(({ makeKeys }) => makeKeys())
      const jobs = options.jobs ?? usualJobs(options, thisMachine())
      if (jobs > 1) return finish((await import('./run-in-parts.ts')).runInParts(options, jobs, io))
      return finish((await import('./run.ts')).runCommand(options, io))
    })
}

/** The most memory of one part and its sandbox. */
const partBytes = 600 * 1024 * 1024

/** The resources of this machine now; limits of a container count. */
function thisMachine() {
  return { processors: availableParallelism(), memoryBytes: process.availableMemory() }
}

/**
 * The default number of parts: one per processor, as far as memory allows. One for a run at the user's target, a run of
 * some checks only, or an option that needs one process.
 */
export function usualJobs(
  options: RunCommandOptions,
  { processors, memoryBytes }: ReturnType<typeof thisMachine>,
): number {
  const { profile, only, check, shard, durations, path, record, resume, verbose, list, bail, features } = options
  const { budget, failed, failedFirst } = options
  const needsOne = [profile, shard, durations, path, record, resume, verbose, list, bail, budget, failed, failedFirst]
  const isPart = [only, options.route ?? [], check, features, options.interface].some(
    (named) => named !== undefined && named.length > 0,
  )
  if (isPart || needsOne.some((one) => one !== undefined)) return 1
  return Math.max(1, Math.min(processors, Math.floor(memoryBytes / partBytes)))
}
