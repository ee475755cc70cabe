import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'

/** Adds `assay baseline write` and `assay baseline update` to the program. */
export function addBaseline(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  const baseline = program
    .command('baseline')
    .description('make known failures of what failed in a run, each with an owner and a last day')
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
