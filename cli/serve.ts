import { setTimeout } from 'node:timers/promises'
import { parseProfile } from '../harness/profile/read-profile.ts'
import { inspectorPath } from '../sandbox/inspector/serve-inspector.ts'
import { credentialsOf } from '../sandbox/server/credentials-of.ts'
import type { Io } from './asked/io.ts'
import { writeSecret } from './asked/write-secret.ts'
import { recordClients } from './clients-recorder.ts'
import type { ClientReport, EvaluateClientOptions } from './evaluate-clients.ts'
import { type CredentialForm, credentialForms } from './targets/credentials-text.ts'
import { type Served, type ServedOptions, startServed } from './targets/served.ts'
import { untilStopped } from './until-stopped.ts'

export interface ServeOptions extends ServedOptions, EvaluateClientOptions {
  writeProfile?: string
  credentials?: CredentialForm
  writeCredentials?: string
  /** Replaces files that others made. */
  force?: true
  /** Looks on, and reports at the end which duties of clients were kept. */
  judgeClient?: true
  /** Seconds without a request after which it ends. */
  untilIdle?: number
}

/** How long connections may take to close. */
const closesMs = 2000

/** `assay serve`: the sandbox as a server, until it is stopped. Gives the exit code, that of the report on clients if there is one. */
export async function serveCommand(options: ServeOptions, io: Io): Promise<number> {
  const { judgeClient = false, untilIdle } = options
  const recorder = recordClients()
  const { stopped, stop } = untilStopped({ idleSeconds: untilIdle, lastMs: () => recorder.lastMs() })
  const looking = { observer: recorder.observer, onStop: stop, forgesCallbacks: judgeClient }
  const served = await startServed(options, judgeClient || untilIdle !== undefined ? looking : { onStop: stop })
  const { running, profile } = served
  let report: ClientReport | undefined
  try {
    if (judgeClient) report = await openReport(options, profile, io)
    const printed = writeOut(served, options, io)
    const broken = options.fault ? `, with the fault ${options.fault}` : ''
    const reporting = judgeClient ? ' It reports on its clients when it stops.' : ''
    io.err.line(
      `Sandbox ready at ${running.baseUrl}${broken}. It shows what clients send at ${running.baseUrl}${inspectorPath}.${reporting} Press Ctrl-C to stop it.`,
    )
    await stopped
    io.leave?.('ends')
    // Standard output is that of the profile or the credentials where they are printed.
    return (await report?.write(recorder.seen, recorder.dropped(), printed ? io.err : io.out)) ?? 0
  } catch (error) {
    report?.release()
    throw error
  } finally {
    stop()
    await closed(running)
  }
}

async function openReport(options: ServeOptions, profileText: string, io: Io): Promise<ClientReport> {
  const profile = parseProfile(profileText, { file: 'the sandbox', folder: process.cwd(), environment: {} })
  return (await import('./evaluate-clients.ts')).openClientReport(options, { profile, command: 'serve', io })
}

/** Waits until a sandbox has closed, and no longer than that takes. */
async function closed(running: Served['running']): Promise<void> {
  const waiting = new AbortController()
  const bound = setTimeout(closesMs, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([running.close().finally(() => waiting.abort()), bound])
}

/**
 * Writes profile and credentials, each to its file. With no file for credentials, those that are asked for go to standard
 * output; with no file at all, the profile does. Gives whether something was printed.
 */
function writeOut({ running, profile: text }: Served, options: ServeOptions, io: Io): boolean {
  const { writeProfile, writeCredentials, credentials = writeCredentials === undefined ? undefined : 'json' } = options
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${text}`
  const own = credentials && credentialForms[credentials](credentialsOf(running))
  const write = (text: string, file: string, option: string, unwritable: string) =>
    writeSecret(text, { file, option, unwritable, force: options.force ?? false })
  if (writeProfile !== undefined) write(profile, writeProfile, '--write-profile', 'PROFILE_UNWRITABLE')
  if (own !== undefined && writeCredentials !== undefined)
    write(own, writeCredentials, '--write-credentials', 'CREDENTIALS_UNWRITABLE')
  if (writeCredentials !== undefined) return false
  const unwritten = own ?? (writeProfile === undefined ? profile : undefined)
  if (unwritten !== undefined) io.out.exact(unwritten)
  return unwritten !== undefined
}
