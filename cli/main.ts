import { Command, CommanderError, Option } from 'commander'
import { assayVersion } from '../harness/run/version.ts'
import { addExtensions } from './add-extensions.ts'
import { addRun } from './add-run.ts'
import { addProve } from './add-prove.ts'
import { addRejudge } from './add-rejudge.ts'
import { addVerify } from './add-verify.ts'
import { formatLines } from '../reports/formats.ts'
import { type Io, terminalIo } from './asked/io.ts'
import type { RequirementsOptions } from './requirements.ts'
import type { ServeOptions } from './serve.ts'
import { actOf, hasEvery } from './asked/instead.ts'
import { mistakeIn } from './asked/mistake.ts'
import { credentialForms } from './targets/credentials-text.ts'
import {
  featuresOption,
  interfaceFolderOption,
  formatNames,
  hostName,
  once,
  portNumber,
  repeatable,
  webAddress,
  wholeNumber,
} from './asked/options.ts'

/** Exit code for a mistake in the command line or profile. */
const askedWrongly = 3

/** Runs one command and returns its exit code: 0 holds, 1 failed, 2 no conclusion, 3 a mistake in profile or command line. */
export async function main(argv: string[], io: Io = terminalIo()): Promise<number> {
  let code = 0
  const finish = async (ended: Promise<number>) => {
    code = await ended
  }
  const program = buildProgram(io, finish)
  try {
    if (!isOfCore(program, argv)) addExtensions(program, io, finish)
    await program.parseAsync(argv)
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : askedWrongly
    return explain(error, io)
  }
}

/** Whether a command line needs only the core's options, so that no extension need be loaded. */
function isOfCore(program: Command, argv: readonly string[]): boolean {
  const command = program.commands.find((one) => one.name() === argv[2])
  return command !== undefined && hasEvery(command, argv.slice(3))
}

/** A command in the list of commands, without a word on options: all have some. */
function subcommandTerm(command: Command): string {
  return `${command.name()} ${command.usage().replace('[options]', '').trim()}`.trim()
}

function buildProgram(io: Io, finish: (ended: Promise<number>) => Promise<void>): Command {
  const program = new Command('assay')
    .description(
      'Checks whether a server obeys the documents of the account-information, payment-initiation, partners, data-enrichment and open-finance interfaces.',
    )
    .version(assayVersion())
    .configureHelp({ subcommandTerm })
    .exitOverride()
    .configureOutput({ writeOut: io.out.page, writeErr: io.err.page })
    .showHelpAfterError('Run `assay --help` or `assay COMMAND --help` for examples.')
  program.addHelpText(
    'after',
    `
Examples:
  $ assay run                                   check the embedded sandbox
  $ assay run --profile bank.yaml               check your server
  $ assay init && assay doctor --profile assay.profile.yaml

Exit codes: 0 every evaluated requirement holds; 1 a requirement failed; 2 no conclusion;
3 a mistake in the profile or the command line.`,
  )

  addRun(program, io, finish)

  program
    .command('next')
    .description('say which route to build next: what waits for it, its rules, an example request and answer')
    .summary('say which route of a server to build next')
    .option('-o, --out <folder>', 'the folder of the reports of the last run', 'conformance-report')
    .addOption(repeatable('-i, --interface <name>', 'look at this interface alone; may be repeated'))
    .option('--route <route>', "show this route, such as 'GET /accounts', and not the next one")
    .option('--all', 'list every rule of the route')
    .addHelpText(
      'after',
      `
Examples:
  $ assay next --interface payments-v1          before the first run
  $ assay next                                  after a run
  $ assay next --route 'POST /customers' --all`,
    )
    .action(async (options) => finish((await import('./next.ts')).nextCommand(options, io)))

  addVerify(program, io, finish)

  addRejudge(program, io, finish)

  program
    .command('serve')
    .description('start the sandbox as a server and print a complete profile for it')
    .summary('start the sandbox as a server and print its profile')
    .option('--port <number>', 'the port to listen on; without it, a free port', portNumber)
    .option('--host <address>', 'the address to listen on', hostName, '127.0.0.1')
    .option('--public-url <url>', 'the address that clients use, when a proxy stands before the sandbox', webAddress)
    .addOption(featuresOption())
    .option('--fault <id>', 'break one rule; `assay requirements ADDRESS` lists the faults of a requirement', once)
    .addOption(repeatable('--variant <id>', 'take another legal choice; may be repeated', 'none'))
    .option('--write-profile <file>', 'write the profile to this file and do not print it')
    .addOption(
      new Option(
        '--credentials <format>',
        'print all addresses, ids, secrets and keys, in place of the profile',
      ).choices(Object.keys(credentialForms)),
    )
    .option('--write-credentials <file>', 'write them to this file, as JSON unless --credentials names another format')
    .option('--force', 'let both options replace a link, and a file that they did not write')
    .option(
      '--state <folder>',
      'keep ids, secrets, keys, certificates, ports and data in this folder from start to start',
    )
    .option('--reset', 'with --state: forget what the folder holds, and begin anew')
    .option('--seed <number>', 'the same ids, secrets and keys at every start with this number', wholeNumber)
    .option('--stage-ms <number>', 'the duration of each stage of a fetch, in milliseconds', wholeNumber)
    .option(
      '--until-idle <seconds>',
      'stop after this many seconds without a request, counted from the first',
      wholeNumber,
    )
    .addHelpText(
      'after',
      `
Examples:
  $ assay serve --port 8080 --write-profile sandbox.yaml
  $ assay run --profile sandbox.yaml
  $ assay serve --write-profile sandbox.yaml --credentials dotenv --write-credentials .env
  $ assay serve --variant says-removed-for-deleted --variant has-no-singular-routes-in-version-5
  $ assay serve --state world --write-profile sandbox.yaml
  $ assay serve --fault lists-newest-first > broken.yaml`,
    )
    .action(actOf(async (options: ServeOptions) => (await import('./serve.ts')).serveCommand(options, io), finish))

  addProve(program, io, finish)

  program
    .command('requirements')
    .argument('[address]', 'one requirement, or an address with everything beneath it')
    .description('list and explain the requirements of the documents')
    .summary('list and explain the requirements')
    .addOption(featuresOption())
    .addOption(interfaceFolderOption('the folder of an interface of your own; may be repeated'))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ assay requirements ais-v4/paging\n  $ assay requirements ais-v4/paging/sorted-by-id',
    )
    .action(
      actOf(
        async (address: string | undefined, options: RequirementsOptions) =>
          (await import('./requirements.ts')).requirementsCommand(address, options, io.out),
        finish,
      ),
    )

  program
    .command('report')
    .argument('<journal>', 'journal.ndjson of a run, also of a run that was killed')
    .description('rebuild the reports from a journal')
    .addOption(repeatable('--format <name>', `write this report: ${formatNames}`, 'html, json, junit'))
    .option(
      '-o, --out <folder>',
      'the folder for the reports; without it, that of the journal, or rebuilt/ in it where a report of the run would change',
    )
    .option('--baseline <file>', 'results.json of an earlier run, to show what is new since then')
    .option(
      '--conclude',
      'write the reports of a run that was killed in its place, and end with the exit code of the run',
    )
    .addHelpText(
      'after',
      `
Formats:
${formatLines()}

Examples:
  $ assay report conformance-report/journal.ndjson
  $ assay report conformance-report/journal.ndjson --format sarif --format markdown`,
    )
    .action(async (journal, options) => finish((await import('./report.ts')).reportCommand(journal, options, io)))

  program
    .command('clean')
    .description('put back what a run changed at its target, and say what it left there')
    .summary('put back what a run changed at its target')
    .requiredOption('--journal <file>', 'journal.ndjson of the run, also of a run that was killed')
    .requiredOption('-p, --profile <file>', 'the profile of the target of that run')
    .option('--dry-run', 'only say what would be put back')
    .addHelpText(
      'after',
      `
Examples:
  $ assay clean --journal conformance-report/journal.ndjson --profile bank.yaml --dry-run
  $ assay clean --journal conformance-report/journal.ndjson --profile bank.yaml

Only what the journal says that its run changed is put back. Exit code 2 says that something could not be.`,
    )
    .action(async (options) => finish((await import('./clean.ts')).cleanCommand(options, io)))

  program
    .command('doctor')
    .description('check a profile against the live target before a run')
    .summary('check a profile against its target before a run')
    .option('-p, --profile <file>', 'the profile', 'assay.profile.yaml')
    .addHelpText('after', '\nExample:\n  $ assay doctor --profile bank.yaml')
    .action(async (options) => finish((await import('./doctor.ts')).doctorCommand(options, io)))

  program
    .command('init')
    .description('write a commented profile to fill in')
    .option('-o, --out <file>', 'the file to write', 'assay.profile.yaml')
    .option('--force', 'overwrite an existing file')
    .addOption(repeatable('-i, --interface <name>', 'write only what this interface uses; may be repeated'))
    .option('--url <url>', 'the address of the server, which is tried', webAddress)
    .addHelpText('after', '\nExample:\n  $ assay init --interface payments-v1 --url http://localhost:3000')
    .action(async (options) => finish((await import('./init.ts')).initCommand(options, io)))

  return program
}

/** Prints an error. Users can fix errors with a stable code; others are internal. */
function explain(error: unknown, io: Io): number {
  const mistake = mistakeIn(error)
  if (mistake !== undefined) {
    io.err.page(`${mistake}\n`)
    return askedWrongly
  }
  io.err.page(
    `HARNESS_FAULT: ${error instanceof Error ? error.stack : String(error)}\nThis is a fault of Assay. It says nothing about the target.\n`,
  )
  return 2
}
