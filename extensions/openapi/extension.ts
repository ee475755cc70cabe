import { type Command, Option } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { wholeNumber } from '../../cli/asked/options.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('openapi')
    .description('print an interface as an OpenAPI 3.1 description, with examples from the sandbox')
    .summary('print an interface as an OpenAPI 3.1 description')
    .requiredOption('-i, --interface <name>', 'the interface, such as ais-v4')
    .addOption(new Option('--format <format>', 'the format').choices(['yaml', 'json']).default('yaml'))
    .option('--implied', 'promise also what follows from the documents and is not stated')
    .option('--seed <number>', 'the seed of the examples', wholeNumber, 1)
    .addHelpText(
      'after',
      '\nExamples:\n  $ assay openapi --interface ais-v4 > ais-v4.yaml\n  $ assay openapi --interface payments-v1 --format json > payments.json',
    )
    .action(async (options) => finish((await import('./openapi.ts')).openApiCommand(options, io)))
}
