import { type Command, Option } from 'commander'
import { actOf } from './asked/instead.ts'
import type { Io } from './asked/io.ts'
import { demandWritable } from './asked/writable-file.ts'
import { featuresOption, interfaceFolderOption, repeatable, wholeNumber, workerCount } from './asked/options.ts'
import type { ProveOptions } from './prove.ts'
import type { ProveRecordingOptions } from './prove-recording.ts'

export function addProve(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('prove')
    .description('prove the checks: every fault must be found, and no variant may have a false positive')
    .summary('prove that the checks find every broken rule')
    .addOption(
      repeatable(
        '--only <address>',
        'the requirements beneath this address, with their faults and all variants; may be repeated',
      ),
    )
    .addOption(repeatable('--fault <id>', 'this fault only; may be repeated'))
    .addOption(repeatable('--variant <id>', 'this variant only; may be repeated'))
    .addOption(
      new Option('--changed [commit]', 'what the files touch that differ from a commit, HEAD by default').conflicts([
        'only',
        'fault',
        'variant',
        'features',
      ]),
    )
    .addOption(featuresOption())
    .option('--jobs <number>', 'how many sandboxes run at the same time, 1 to 100', workerCount)
    .option('--workers <number>', 'how many checks run at the same time on each sandbox, 1 to 100', workerCount)
    .option('--json <file>', 'write the matrix as JSON')
    .option('--all-places', 'evaluate all faults that break a rule at one place, instead of a sample')
    .option('--all-checks', 'run all checks of a fault, also once others have shown what it breaks')
    .option('--seed <number>', 'chooses the sample of these faults; 1 by default', wholeNumber)
    .addOption(
      new Option('--depth <word>', 'smoke: which faults a smoke run of all interfaces finds')
        .choices(['smoke'])
        .conflicts(['variant', 'workers', 'allChecks']),
    )
    .addOption(
      new Option(
        '--recording <file>',
        'alter what a target answered in a recorded run, and show which checks notice it',
      ).conflicts(['fault', 'variant', 'changed', 'workers', 'allPlaces', 'allChecks', 'seed', 'depth']),
    )
    .addOption(interfaceFolderOption())
    .option('-o, --out <folder>', 'of a proof with reports: their folder', 'proof-report')
    .addHelpText(
      'after',
      '\nExamples:\n  $ assay prove\n  $ assay prove --only ais-v4/rates --jobs 1\n  $ assay prove --changed main\n  $ assay prove --json proof.json\n  $ assay prove --recording bank.recording',
    )
    .action(actOf((options: ProveAsked) => proveAs(options, io), finish))
}

type ProveAsked = ProveOptions & Pick<ProveRecordingOptions, 'out' | 'interfaceFolder'> & { recording?: string }

/** Proves by faults, or by a recording if one is given. */
async function proveAs(options: ProveAsked, io: Io): Promise<number> {
  const { recording, json } = options
  if (json !== undefined) demandWritable(json)
  return recording === undefined
    ? (await import('./prove.ts')).proveCommand(options, io)
    : (await import('./prove-recording.ts')).proveRecordingCommand({ ...options, recording }, io)
}
