import type { Command } from 'commander'
import type { Io } from './asked/io.ts'
import { featuresOption, formatNames, interfaceFolderOption, repeatable } from './asked/options.ts'

export function addRejudge(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('rejudge')
    .argument('<recording>', 'what `assay run --record` wrote, also of a run that was killed')
    .description('run the checks of a recorded run again, without its target, and show what differs')
    .summary('run the checks of a recorded run again and compare')
    .addOption(repeatable('--only <address>', 'only the requirements beneath this address; may be repeated'))
    .addOption(repeatable('--format <name>', `write this report too: ${formatNames}`, 'html, json, junit'))
    .addOption(featuresOption())
    .addOption(interfaceFolderOption())
    .option('-o, --out <folder>', 'the folder for the reports', 'rejudged-report')
    .addHelpText(
      'after',
      `
Examples:
  $ assay run --profile bank.yaml --record bank.recording
  $ assay rejudge bank.recording --out rejudged

Exit codes: 0 every verdict is that of the recording; 1 a verdict differs; 2 the recording does not hold what a check
needs; 3 the file is no recording, or one of another format, or its end is missing.`,
    )
    .action(async (recording, options) => finish((await import('./rejudge.ts')).rejudgeCommand(recording, options, io)))
}
