import { type Command, Option } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { failingChanges } from './compare/comparison-text.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  addCompare(program, io, finish)
  addBaseline(program, io, finish)
}

function addBaseline(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  const baseline = program
    .command('baseline')
    .description('make known failures of what failed in a run, each with an owner and a last day')
    .summary('make known failures of what failed in a run')
    .addHelpText(
      'after',
      `
Examples:
  $ assay baseline write conformance-report --profile bank.yaml --owner 'accounts team' --expires 2027-01-31
  $ assay baseline update conformance-report --profile bank.yaml
  $ assay baseline write conformance-report --owner 'accounts team' --expires 2027-01-31 > known.yaml

On a terminal, what is missing is asked for.`,
    )
  const commands = {
    write: 'add every failure of a run to the known_failures of a profile that has none',
    update: 'keep the known failures that still fail, remove those that are fixed, add what is new',
  } as const
  for (const [name, description] of Object.entries(commands))
    baseline
      .command(name)
      .argument('<run>', 'the folder of its reports, journal.ndjson or results.json')
      .description(description)
      .option('-p, --profile <file>', 'the profile to change; without it, the section is printed')
      .option('--owner <name>', 'who fixes the new ones')
      .option('--expires <day>', 'the last day on which the new ones count as known, YYYY-MM-DD')
      .option('--reason <text>', 'why the new ones fail; without it, what the run says of each')
      .action(async (run, options) =>
        finish((await import('./baseline.ts')).baselineCommand(name as keyof typeof commands, run, options, io)),
      )
}

function addCompare(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('compare')
    .argument('<runs...>', 'two or more runs: folders of reports, results.json, journal.ndjson or recordings')
    .description('compare runs: what is new, fixed, still failing, no longer evaluated or flapping')
    .summary('show what is new, fixed or flapping between runs')
    .option('-o, --out <folder>', 'write index.html, compare.md and compare.json into this folder')
    .option('--implementations', 'the runs are of different implementations: show where they differ')
    .addOption(
      new Option(
        '--fail-on <change>',
        'what makes the exit code 1: new failures, or also what is newly warned, inconclusive, untested',
      )
        .choices(Object.keys(failingChanges))
        .conflicts('implementations'),
    )
    .addHelpText(
      'after',
      `
The first run is the one before, the last run is the one now. Runs between them show what flaps.

Examples:
  $ assay compare last-week/ conformance-report/ --fail-on new
  $ assay compare monday/results.json tuesday/journal.ndjson bank.recording --out compared
  $ assay compare --implementations bank-a/ bank-b/ bank-c/ --out event

Exit codes: 0 the runs were compared, and nothing that --fail-on names got worse; 1 something did; 2 the last run shows too
little; 3 a file is no run, or the runs have nothing in common.`,
    )
    .action(async (runs, options) => finish((await import('./compare.ts')).compareCommand(runs, options, io)))
}
