import type { Io } from '../../cli/asked/io.ts'
import { type Input, listenToKeys } from './keys.ts'
import { type RepeatOptions, repeatRuns } from './repeating/repeat-runs.ts'
import { Triggers } from './repeating/trigger.ts'

/** `assay watch`: repeats runs within one process until the user quits. Gives exit code 0. @throws as `repeatRuns` */
export async function watchCommand(options: RepeatOptions, io: Io, input: Input = process.stdin): Promise<number> {
  const triggers = new Triggers()
  triggers.add('changed')
  const keys = listenToKeys(input, (trigger) => {
    // A run that is under way ends in good order first.
    if (trigger === 'quit') process.emit('SIGINT')
    triggers.add(trigger)
  })
  const files = options.files.length > 0 ? options.files : ['.']
  try {
    await repeatRuns({ ...options, files }, io, {
      triggers,
      endsOnMistake: true,
      waits: 'Waiting for a change. Keys: a all, f failed, r one route, b baseline, Enter again, q quit.',
      askRoute() {
        io.out.line("Which route? Such as 'POST /payments/connect':")
        return keys.line()
      },
    })
  } finally {
    keys.stop()
  }
  return 0
}
