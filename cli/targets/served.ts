import { partsOfExtensions } from '../../core/extension-parts.ts'
import { type RunningSandbox, startSandbox } from '../../sandbox/server/start.ts'
import type { MakeInspector, SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { useOwnFeatures } from '../../harness/evaluation/use-own-features.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { profileTextOf } from './profile-text-of.ts'
import { faultNamed } from './known-faults.ts'
import { loadOwnFaults, withBeyond } from './own-faults.ts'
import { type Behaviour, variantsTogether } from './variants-together.ts'
import { mkdirSync } from 'node:fs'
import { seededKeys } from '../../sandbox/basics/keys.ts'
import type { State } from '../../sandbox/state/open-state.ts'
import type { OpenFinanceOptions } from '../../sandbox/open-finance/world/open-finance-options.ts'
import { lockFileOf, lockFolder } from '../asked/out-lock.ts'
import { makeOpenFinance } from './sandbox-material.ts'

export interface ServedOptions extends WorldOptions {
  /** A free port when absent. */
  port?: number
  host: string
  publicUrl?: string
  fault?: string
  /** Variants to combine. */
  variant?: string[]
  /** Folders with the user's own faults. */
  features?: string[]
  /** How long each stage of a fetch takes. */
  stageMs?: number
}

export type Looking = Pick<SandboxOptions, 'observer' | 'forgesCallbacks' | 'onStop'>

/** A listening sandbox, with the text of its profile. */
export interface Served {
  running: RunningSandbox
  profile: string
}

/** Long enough to see each stage of an attempt, and short for who waits. */
const defaultStageMs = 100

/** @throws AskedWrongly PORT_IN_USE, PORT_FORBIDDEN, HOST_NOT_HERE, FAULT_UNKNOWN, VARIANT_UNKNOWN or VARIANTS_EXCLUSIVE; FeaturesInvalid */
export async function startServed(options: ServedOptions, looking: Looking = {}): Promise<Served> {
  useOwnFeatures(options.features ?? [])
  await loadOwnFaults()
  const { options: chosen, profile: change } = chosenBehaviour(options)
  const { patches, ...rest } = withBeyond(chosen)
  const [brought] = partsOfExtensions('inspector') as Array<{ inspector: () => MakeInspector }>
  const world = await servedWorld(options, options.host)
  const running = await startSandbox({
    inspector: brought?.inspector(),
    ...world,
    ...rest,
    ...looking,
    host: options.host,
    stageMs: options.stageMs ?? defaultStageMs,
    patches,
    port: options.port,
    publicUrl: options.publicUrl,
  }).catch((error: unknown) => {
    throw asRefused(error, options)
  })
  return { running, profile: profileTextOf(running, change) }
}

/** The system's reasons against listening, and what to give instead. */
const refusals: Record<string, { code: string; what: (options: ServedOptions) => string }> = {
  EADDRINUSE: {
    code: 'PORT_IN_USE',
    what: ({ port }) =>
      port === undefined
        ? 'A port that the state keeps is in use. Stop the program that uses it, or give another port with --port.'
        : `--port ${port} is in use. Give another port, or none for a free one.`,
  },
  EACCES: {
    code: 'PORT_FORBIDDEN',
    what: ({ port }) => `--port ${port} may not be opened by this user. Give a port from 1024 on.`,
  },
}
const foreign = {
  code: 'HOST_NOT_HERE',
  what: ({ host }: ServedOptions) =>
    `--host ${host} is no address of this machine. Give one that is, such as 127.0.0.1 or 0.0.0.0.`,
}

/** An error of a server that could not listen, in words for the user; any other error unchanged. */
function asRefused(error: unknown, options: ServedOptions): unknown {
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException
  if (!/^(?:listen|bind|getaddrinfo)$/.test(syscall)) return error
  const refusal = refusals[code] ?? foreign
  return new AskedWrongly(refusal.code, refusal.what(options), { cause: error })
}

function chosenBehaviour({ fault, variant = [] }: ServedOptions): Behaviour {
  if (fault === undefined) return variantsTogether(variant)
  if (Array.isArray(fault))
    throw new AskedWrongly(
      'FAULTS_SEVERAL',
      `The sandbox takes one fault at a time, as a text; given were ${fault.join(', ')}. Start a sandbox for each.`,
    )
  const found = faultNamed(fault)
  if (found) {
    const { options, profile } = variantsTogether(variant)
    return { options: { ...options, patches: [...(options.patches ?? []), found.patch] }, ...(profile && { profile }) }
  }
  throw new AskedWrongly(
    'FAULT_UNKNOWN',
    `--fault was given ${fault}; \`assay requirements ADDRESS\` names the faults of a requirement.`,
  )
}

/** The source of a served sandbox's ids, secrets, keys and data. */
interface WorldOptions {
  /** The folder that keeps them between starts; nothing is kept when absent. */
  state?: string
  /** Whether to empty the folder. */
  reset?: boolean
  /** Gives the same ids, secrets and keys for the same number. */
  seed?: number
}

/** As many as a sandbox needs. */
const keyPairs = 4

/** @throws AskedWrongly STATE_MISSING, STATE_IN_USE, STATE_OF_ANOTHER_SEED; StateUnusable */
async function servedWorld(
  options: WorldOptions,
  host: string,
): Promise<Pick<SandboxOptions, 'state' | 'seed' | 'keys' | 'openFinance'>> {
  const state = await keptState(options)
  const seed = seedOf(options.seed, state)
  const name = `certificates for ${host}`
  const openFinance = (state?.world.get(name) as OpenFinanceOptions | undefined) ?? (await makeOpenFinance(host))
  if (state && !state.world.has(name)) state.world.set(name, openFinance)
  return { openFinance, ...(state && { state }), ...(seed !== undefined && { seed, keys: seededKeys(seed, keyPairs) }) }
}

async function keptState({ state: folder, reset = false }: WorldOptions): Promise<State | undefined> {
  if (folder === undefined) {
    if (!reset) return undefined
    throw new AskedWrongly('STATE_MISSING', '--reset begins a kept state anew. Name its folder with --state.')
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  if (!('release' in lock))
    throw new AskedWrongly(
      'STATE_IN_USE',
      `Another sandbox uses the folder ${folder} (process ${lock.pid} of ${lock.host}). Stop it, or name another folder with --state. If it ended there, remove ${lockFileOf(folder)}.`,
    )
  const { openState } = await import('../../sandbox/state/open-state.ts')
  try {
    const state = openState(folder, { reset })
    const close = () => {
      state.close()
      lock.release()
    }
    return { ...state, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The seed. A state keeps its first one, since its data depends on it. */
function seedOf(asked: number | undefined, state: State | undefined): number | undefined {
  if (!state) return asked
  if (!state.world.has('seed')) state.world.set('seed', asked ?? null)
  const kept = (state.world.get('seed') as number | null) ?? undefined
  if (asked === undefined || asked === kept) return kept
  state.close()
  const began = kept === undefined ? 'without a seed' : `with the seed ${kept}`
  throw new AskedWrongly(
    'STATE_OF_ANOTHER_SEED',
    `The state began ${began}. Leave out --seed, or begin anew with --reset.`,
  )
}
