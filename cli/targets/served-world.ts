import { howToInstall, missingPackage } from '../../core/optional-package.ts'
import { seededKeys } from '../../sandbox/basics/seeded-keys.ts'
import type { State } from '../../sandbox/state/open-state.ts'
import type { OpenFinanceOptions } from '../../sandbox/open-finance/world/open-finance-options.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { makeOpenFinance } from './sandbox-material.ts'

/** From what a served sandbox takes its ids, secrets, keys and data. */
export interface WorldOptions {
  /** The folder in which they are kept from start to start; nothing is kept when absent. */
  state?: string
  /** Whether the folder begins anew. */
  reset?: boolean
  /** The same ids, secrets and keys for the same number. */
  seed?: number
}

/** As many as a sandbox needs. */
const keyPairs = 4

/** @throws AskedWrongly STATE_MISSING, PACKAGE_MISSING, STATE_OF_ANOTHER_SEED; StateUnusable */
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
  if (missingPackage('libsql') !== undefined)
    throw new AskedWrongly(
      'PACKAGE_MISSING',
      `--state needs the package libsql, which is not installed: ${howToInstall}.`,
    )
  const { openState } = await import('../../sandbox/state/open-state.ts')
  return openState(folder, { reset })
}

/** A state keeps the seed with which it began, since its data follows from it. */
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
