import { lingersMs } from './own-process.ts'
import { setTimeout } from 'node:timers/promises'
import { credentialsOf } from '../sandbox/server/credentials-of.ts'
import type { Io, Screen } from './asked/io.ts'
import { writeSecret } from './asked/write-secret.ts'
import { type CredentialForm, credentialForms } from './targets/credentials-text.ts'
import { type Looking, type Served, type ServedOptions, startServed } from './targets/served.ts'
import { untilStopped } from './interruption.ts'

export interface ServeOptions extends ServedOptions {
  writeProfile?: string
  credentials?: CredentialForm
  writeCredentials?: string
  /** Overwrites files of others. */
  force?: true
  /** Seconds without a request after which it ends. */
  untilIdle?: number
}

/** Observes what clients send, and reports it at the end. */
export interface Onlooker extends Pick<Looking, 'observer' | 'forgesCallbacks'> {
  /** Printed when the sandbox is ready. */
  says: string
  /** Begins the report. The text is the sandbox's profile. */
  open: (profile: string) => OnlookersReport
}

export interface OnlookersReport {
  /** Writes the report after the last request, and prints the conclusion as the last line. Returns the exit code. */
  write: (screen: Screen) => Promise<number>
  /** Releases the folder without a report. */
  release: () => void
}

/** `assay serve`: the sandbox as a server, until it is stopped. Returns its exit code, or the onlooker's. */
export async function serveCommand(options: ServeOptions, io: Io, onlooker?: Onlooker): Promise<number> {
  const { untilIdle } = options
  const last = lastOfClients()
  const { stopped, stop } = untilStopped(
    untilIdle === undefined ? undefined : { seconds: untilIdle, lastMs: last.lastMs },
  )
  const observers = [untilIdle === undefined ? [] : last.observer, onlooker?.observer ?? []].flat()
  const served = await startServed(options, {
    onStop: stop,
    observer: observers.length > 0 ? eachOf(observers) : undefined,
    forgesCallbacks: onlooker?.forgesCallbacks,
  })
  const { running, profile } = served
  let report: OnlookersReport | undefined
  try {
    report = onlooker?.open(profile)
    const printed = writeOut(served, options, io)
    const broken = options.fault ? `, with the fault ${options.fault}` : ''
    const shows = running.inspector ? ` It shows what clients send at ${running.baseUrl}${running.inspector.path}.` : ''
    const reporting = onlooker ? ` ${onlooker.says}` : ''
    io.err.line(`Sandbox ready at ${running.baseUrl}${broken}.${shows}${reporting} Press Ctrl-C to stop it.`)
    await stopped
    io.leave?.('ends')
    // A printed profile or printed credentials need standard output for themselves.
    return (await report?.write(printed ? io.err : io.out)) ?? 0
  } catch (error) {
    report?.release()
    throw error
  } finally {
    stop()
    await closed(running)
  }
}

type Observer = NonNullable<Looking['observer']>

/** The time of a client's last request. */
function lastOfClients(): { observer: Observer; lastMs: () => number | undefined } {
  let lastMs: number | undefined
  const now = () => (lastMs = performance.now())
  return {
    observer: { request: ({ url }) => void (isOurs(url) || now()), callback: () => void now() },
    lastMs: () => lastMs,
  }
}

function eachOf(observers: readonly Observer[]): Observer {
  return {
    request: (seen) => observers.forEach((one) => one.request(seen)),
    callback: (seen) => observers.forEach((one) => one.callback(seen)),
  }
}

/** Whether a request is for the control port or the inspector, not from a client. */
export function isOurs(url: string): boolean {
  return /^\/(?:control|inspect)(?:\/|$)/.test(URL.canParse(url) ? new URL(url).pathname : '/')
}

/** Waits until a sandbox has closed, within a time limit. */
async function closed(running: Served['running']): Promise<void> {
  const waiting = new AbortController()
  const bound = setTimeout(lingersMs, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([running.close().finally(() => waiting.abort()), bound])
}

/**
 * Writes profile and credentials to their files. Without a file, requested credentials go to standard output; without
 * any file, the profile does.
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
