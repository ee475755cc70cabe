import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { loadFlowScript } from '../../harness/profile/flow-script.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { ok, problem, type DoctorLine } from '../../core/doctor-line.ts'
import { howToInstall, missingPackage } from '../../core/optional-package.ts'
import { hasExpired } from '../../harness/verdicts/known-failures.ts'

/** Whether a part of a path is too long and mixed to be guessed. */
function isUnguessable(url: string): boolean {
  const parts = new URL(url).pathname.split(/[/_.-]/)
  return parts.some((part) => part.length >= 16 && /\d/.test(part) && /[a-z]/i.test(part))
}

/**
 * Whether this machine can listen on the address for callbacks. With `registered`, Assay registers it with a secret
 * path. Otherwise anybody may send to a path that can be guessed, and the line says so.
 */
export async function callbackLine(
  callbacks: NonNullable<Profile['callbacks']>,
  registered = false,
): Promise<DoctorLine> {
  const subject = 'callbacks'
  const colon = callbacks.listen.lastIndexOf(':')
  const host = callbacks.listen.slice(0, colon).replace(/^\[(.*)\]$/, '$1')
  const port = Number(callbacks.listen.slice(colon + 1))
  if (port > 65535) return problem(subject, `there is no port ${port}`, 'give a port up to 65535 in callbacks.listen')
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    const guessable = port > 0 && !registered && !isUnguessable(callbacks.public_url)
    const hint = guessable ? '. Others can guess its path: end it with 16 or more random letters and digits' : ''
    return ok(
      subject,
      `Assay can listen on ${callbacks.listen}; the server must reach it as ${callbacks.public_url}${hint}`,
    )
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const said = `Assay cannot listen on ${callbacks.listen} (${code})`
    return problem(
      subject,
      said,
      code === 'EADDRINUSE' ? 'stop the program that listens there, or choose another port' : 'check callbacks.listen',
    )
  }
}

/** Whether a browser is available: an executable, Assay's own package, or a replacement. */
export function browserLine(given: string, environment: NodeJS.ProcessEnv = process.env): DoctorLine {
  const subject = 'browser'
  const browser = given === 'bundled' ? (environment.ASSAY_BROWSER ?? given) : given
  const missing = missingPackage(
    'playwright-core',
    ...(browser === 'bundled' ? (['@sparticuz/chromium'] as const) : []),
  )
  if (browser === 'bundled') {
    if (process.platform !== 'linux')
      return problem(
        subject,
        'the bundled Chromium runs only on Linux',
        'give the path of a Chromium, or set ASSAY_BROWSER',
      )
  }
  if (missing !== undefined) return problem(subject, `the optional package ${missing} is not installed`, howToInstall)
  if (browser === 'bundled') return ok(subject, 'the bundled Chromium is installed')
  try {
    accessSync(browser, constants.X_OK)
    return ok(subject, `${browser} can be started`)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    return problem(subject, `${browser} cannot be started (${code})`, 'give the path of a Chromium, or bundled')
  }
}

/** Whether the script for hosted pages can be loaded. */
export async function scriptLine(file: string): Promise<DoctorLine> {
  const subject = 'hosted pages'
  try {
    await loadFlowScript(file)
    return ok(subject, 'the script is loaded')
  } catch (error) {
    return problem(subject, 'a run that opens pages cannot begin', (error as Error).message)
  }
}

/** Known failures after their last day: each would fail the run. `today` is YYYY-MM-DD. */
export function knownFailureLines(profile: Profile, today: string): DoctorLine[] {
  return profile.known_failures
    .filter((entry) => hasExpired(entry, today))
    .map(({ address, expires, owner }) =>
      problem('known failure', `${address} expired on ${expires}`, `remove it, or ask ${owner} for a later day`),
    )
}
