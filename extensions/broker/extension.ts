import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { repeatable } from '../../cli/asked/options.ts'

/** Adds `assay can-i-deploy` to the program. */
export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('can-i-deploy')
    .argument('[folders...]', 'what `assay verify` wrote; without them, a broker is asked')
    .description('say whether a version breaks nothing that its consumers need')
    .option('--broker <address>', 'the address of a Pact Broker')
    .option('--provider <name>', 'with --broker: the name of the provider at the broker')
    .option('--provider-version <version>', 'with --broker: the version to deploy')
    .option('--to-environment <name>', 'with --broker: where to deploy it')
    .addOption(
      repeatable(
        '--consumer <name>',
        'with folders: a consumer that must have been verified; may be repeated',
        'those found',
      ),
    )
    .addHelpText(
      'after',
      `
Examples:
  $ assay can-i-deploy --broker https://broker.example --provider bank --provider-version 4f2a --to-environment production
  $ assay can-i-deploy contract-report --consumer shop --consumer budget-app

The credentials of a broker come from the environment, as for \`assay verify\`.
Exit codes: 0 nothing that consumers need breaks; 1 a need is broken; 2 something was not verified; 3 a mistake in the
command line, or a broker that cannot be asked.`,
    )
    .action(async (folders, options) =>
      finish((await import('./can-i-deploy.ts')).canIDeployCommand(folders, options, io)),
    )
}
