import { writeFileSync } from 'node:fs'
import { type RunningSandbox, startSandbox } from '../sandbox/server/start.ts'
import { mutants } from '../sandbox/mutants/mutants.ts'
import { AskedWrongly } from './asked/interfaces-to-judge.ts'
import type { Io } from './asked/io.ts'
import { makeOpenFinance, profileTextOf } from './targets/open-target.ts'
import { type Behaviour, variantsTogether } from './targets/variants-together.ts'

export interface ServeOptions {
  port?: number
  host: string
  publicUrl?: string
  mutant?: string
  variant?: string
  writeProfile?: string
  stageMs?: number
}

const defaultStageMs = 100

/** `assay serve`: the sandbox as a server, until it is interrupted. Gives the exit code. */
export async function serveCommand(options: ServeOptions, io: Io): Promise<number> {
  const { options: chosen, profile: change } = chosenBehaviour(options)
  const { patches, ...rest } = chosen
  const openFinance = await makeOpenFinance(options.host)
  const running = await startSandbox({
    openFinance,
    ...rest,
    host: options.host,
    stageMs: options.stageMs ?? defaultStageMs,
    ...(patches && { patches }),
    ...(options.port !== undefined && { port: options.port }),
    ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
  }).catch((error: unknown) => {
    throw asRefused(error, options)
  })
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${profileTextOf(running, change)}`
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

/** Why a system does not let a server listen, and what to give in place of what was given. */
const refusals: Record<string, { code: string; what: (options: ServeOptions) => string }> = {
  EADDRINUSE: {
    code: 'PORT_IN_USE',
    what: ({ port }) => `--port ${port} is in use. Give another port, or none for a free one.`,
  },
  EACCES: {
    code: 'PORT_FORBIDDEN',
    what: ({ port }) => `--port ${port} may not be opened by this user. Give a port from 1024 on.`,
  },
}
const foreign = {
  code: 'HOST_NOT_HERE',
  what: ({ host }: ServeOptions) =>
    `--host ${host} is no address of this machine. Give one that is, such as 127.0.0.1 or 0.0.0.0.`,
}

/** An error of a server that could not listen, in words for the person who chose where; any other stays as it is. */
function asRefused(error: unknown, options: ServeOptions): unknown {
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException
  if (!/^(?:listen|bind|getaddrinfo)$/.test(syscall)) return error
  const refusal = refusals[code] ?? foreign
  return new AskedWrongly(refusal.code, refusal.what(options), { cause: error })
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

function chosenBehaviour({ mutant, variant }: ServeOptions): Behaviour {
  if (mutant === undefined) return variantsTogether(variant === undefined ? [] : [variant])
  const found = mutants.find(({ id }) => id === mutant)
  if (found) return { options: { patches: [found.patch] } }
  throw new AskedWrongly(
    'MUTANT_UNKNOWN',
    `--mutant was given ${mutant}; \`assay requirements ADDRESS\` names the mutants of a requirement.`,
  )
}
