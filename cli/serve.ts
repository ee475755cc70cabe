import { writeFileSync } from 'node:fs'
import { startSandbox } from '../sandbox/server/start.ts'
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
  const running = await startSandbox({
    openFinance: await makeOpenFinance(options.host),
    ...rest,
    host: options.host,
    stageMs: options.stageMs ?? defaultStageMs,
    ...(patches && { patches }),
    ...(options.port !== undefined && { port: options.port }),
    ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
  })
  const profile = `# A complete profile of this sandbox. It holds the keys of this sandbox, which are of no use anywhere else.\n${profileTextOf(running, change)}`
  if (options.writeProfile === undefined) io.out.exact(profile)
  else writeFileSync(options.writeProfile, profile, { mode: 0o600 })
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

function chosenBehaviour({ mutant, variant }: ServeOptions): Behaviour {
  if (mutant === undefined) return variantsTogether(variant === undefined ? [] : [variant])
  const found = mutants.find(({ id }) => id === mutant)
  if (found) return { options: { patches: [found.patch] } }
  throw new AskedWrongly(
    'MUTANT_UNKNOWN',
    `--mutant was given ${mutant}; \`assay requirements ADDRESS\` names the mutants of a requirement.`,
  )
}
