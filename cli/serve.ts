import { chmodSync, writeFileSync } from 'node:fs'
import { inspectorPath } from '../sandbox/inspector/serve-inspector.ts'
import { credentialsOf } from '../sandbox/server/credentials-of.ts'
import { AskedWrongly } from './asked/interfaces-to-judge.ts'
import type { Io } from './asked/io.ts'
import { type CredentialForm, credentialForms } from './targets/credentials-text.ts'
import { type Served, type ServedOptions, startServed } from './targets/served.ts'

export interface ServeOptions extends ServedOptions {
  writeProfile?: string
  credentials?: CredentialForm
  writeCredentials?: string
}

/** `assay serve`: the sandbox as a server, until it is interrupted. Gives the exit code. */
export async function serveCommand(options: ServeOptions, io: Io): Promise<number> {
  const served = await startServed(options)
  const { running } = served
  try {
    writeOut(served, options, io)
  } catch (error) {
    await running.close()
    throw error
  }
  const broken = options.mutant ? `, with the mutant ${options.mutant}` : ''
  io.err.line(
    `Sandbox ready at ${running.baseUrl}${broken}. It shows what clients send at ${running.baseUrl}${inspectorPath}. Press Ctrl-C to stop it.`,
  )
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await running.close()
  return 0
}

/** Writes profile and credentials, each to its file; without one, the credentials to standard output, else the profile. */
function writeOut({ running, profile: text }: Served, options: ServeOptions, io: Io): void {
  const { writeProfile, writeCredentials, credentials = writeCredentials === undefined ? undefined : 'json' } = options
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${text}`
  if (writeProfile !== undefined) writeSecret(writeProfile, profile, 'PROFILE_UNWRITABLE', '--write-profile')
  else if (credentials === undefined || writeCredentials !== undefined) io.out.exact(profile)
  if (credentials === undefined) return
  const own = credentialForms[credentials](credentialsOf(running))
  if (writeCredentials === undefined) io.out.exact(own)
  else writeSecret(writeCredentials, own, 'CREDENTIALS_UNWRITABLE', '--write-credentials')
}

/** @throws AskedWrongly with the code given */
function writeSecret(file: string, text: string, unwritable: string, option: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 })
    // The mode above counts only where the file is new.
    chmodSync(file, 0o600)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new AskedWrongly(
      unwritable,
      `${file} cannot be written (${code}). With ${option}, name a file in a folder that exists.`,
      { cause },
    )
  }
}
