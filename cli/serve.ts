import { writeFileSync } from 'node:fs'
import { AskedWrongly } from './asked/interfaces-to-judge.ts'
import type { Io } from './asked/io.ts'
import { recordClients } from './clients-recorder.ts'
import type { ClientReport, JudgeClientOptions } from './judge-clients.ts'
import { type ServedOptions, startServed } from './targets/served.ts'
import { untilStopped } from './until-stopped.ts'

export interface ServeOptions extends ServedOptions, JudgeClientOptions {
  writeProfile?: string
  /** Looks on, and reports at the end which duties of clients were kept. */
  judgeClient?: true
  /** Seconds without a request after which it ends. */
  untilIdle?: number
}

/** `assay serve`: the sandbox as a server, until it is stopped. Gives the exit code, that of the report on clients if there is one. */
export async function serveCommand(options: ServeOptions, io: Io): Promise<number> {
  const { judgeClient = false, untilIdle, writeProfile } = options
  const recorder = recordClients()
  const { stopped, stop } = untilStopped({ idleSeconds: untilIdle, lastMs: () => recorder.lastMs() })
  const looking = { observer: recorder.observer, onStop: stop, forgesCallbacks: judgeClient }
  const { running, profile: text } = await startServed(
    options,
    judgeClient || untilIdle !== undefined ? looking : { onStop: stop },
  )
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${text}`
  let report: ClientReport | undefined
  try {
    if (judgeClient) report = (await import('./judge-clients.ts')).openClientReport(options, text)
    if (writeProfile === undefined) io.out.exact(profile)
    else writeProfileTo(writeProfile, profile)
    const judging = judgeClient ? ' It reports on its clients when it stops.' : ''
    io.err.line(
      `Sandbox ready at ${running.baseUrl}${options.mutant ? `, with the mutant ${options.mutant}` : ''}.${judging} Press Ctrl-C to stop it.`,
    )
    await stopped
  } catch (error) {
    report?.release()
    throw error
  } finally {
    stop()
    await running.close()
  }
  // Standard output is the profile's where it is printed.
  return (await report?.write(recorder, writeProfile === undefined ? io.err : io.out)) ?? 0
}

/** @throws AskedWrongly PROFILE_UNWRITABLE */
function writeProfileTo(file: string, profile: string): void {
  try {
    writeFileSync(file, profile, { mode: 0o600 })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new AskedWrongly(
      'PROFILE_UNWRITABLE',
      `${file} cannot be written (${code}). With --write-profile, name a file in a folder that exists.`,
      { cause },
    )
  }
}
