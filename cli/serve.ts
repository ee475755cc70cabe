import { writeFileSync } from 'node:fs'
import type { RunningSandbox } from '../sandbox/server/start.ts'
import { AskedWrongly } from './asked/interfaces-to-judge.ts'
import type { Io } from './asked/io.ts'
import { type ServedOptions, startServed } from './targets/served.ts'

export interface ServeOptions extends ServedOptions {
  writeProfile?: string
}

/** `assay serve`: the sandbox as a server, until it is interrupted. Gives the exit code. */
export async function serveCommand(options: ServeOptions, io: Io): Promise<number> {
  const { running, profile: text } = await startServed(options)
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${text}`
  if (options.writeProfile === undefined) io.out.exact(profile)
  else await writeOrClose(options.writeProfile, profile, running)
  io.err.line(
    `Sandbox ready at ${running.baseUrl}${options.mutant ? `, with the mutant ${options.mutant}` : ''}. Press Ctrl-C to stop it.`,
  )
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await running.close()
  return 0
}

/** @throws AskedWrongly PROFILE_UNWRITABLE, once the sandbox is closed */
async function writeOrClose(file: string, profile: string, running: RunningSandbox): Promise<void> {
  try {
    writeFileSync(file, profile, { mode: 0o600 })
  } catch (cause) {
    await running.close()
    const { code } = cause as NodeJS.ErrnoException
    throw new AskedWrongly(
      'PROFILE_UNWRITABLE',
      `${file} cannot be written (${code}). With --write-profile, name a file in a folder that exists.`,
      { cause },
    )
  }
}
