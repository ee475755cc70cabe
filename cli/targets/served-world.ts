import { mkdirSync } from 'node:fs'
import { seededKeys } from '../../sandbox/basics/keys.ts'
import type { State } from '../../sandbox/state/open-state.ts'
import type { OpenFinanceOptions } from '../../sandbox/open-finance/world/open-finance-options.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { lockFileOf, lockFolder } from '../asked/out-lock.ts'
import { makeOpenFinance } from './sandbox-material.ts'

/** The source of a served sandbox's ids, secrets, keys and data. */
export interface WorldOptions {
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
export async function servedWorld(
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
