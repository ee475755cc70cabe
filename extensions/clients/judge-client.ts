import type { Io } from '../../cli/asked/io.ts'
import { serveCommand, type ServeOptions } from '../../cli/serve.ts'
import { parseProfile } from '../../harness/profile/read-profile.ts'
import { recordClients } from './clients-recorder.ts'
import { type EvaluateClientOptions, openClientReport } from './evaluate-clients.ts'

/** `assay serve --judge-client`: the sandbox as a server, with a report on its clients when it is stopped. Gives the exit code. */
export function judgeClientCommand(options: ServeOptions & EvaluateClientOptions, io: Io): Promise<number> {
  const recorder = recordClients()
  return serveCommand(options, io, {
    observer: recorder.observer,
    forgesCallbacks: true,
    says: 'It reports on its clients when it stops.',
    open(text) {
      const profile = parseProfile(text, { file: 'the sandbox', folder: process.cwd(), environment: {} })
      const { write, release } = openClientReport(options, { profile, command: 'serve', io })
      return { release, write: (screen) => write(recorder.seen, screen) }
    },
  })
}
