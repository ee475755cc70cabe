import { dialectOf, judgeableInterfaces } from '../dialect/dialects.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { doubtOf, preflight } from '../arrange/start/preflight.ts'
import type { Run } from '../run/run.ts'
import { type RunShared, runOfInterface } from '../run/run-of-interface.ts'
import type { Entry } from './decide-interaction.ts'

/** Why no interaction of an interface is verified. */
export interface Unreached {
  finding: 'untested' | 'inconclusive'
  reason: string
}

/**
 * Gives the run in whose interface an interaction is verified, each made once and asked the plainest things first: of a
 * target that accepts nothing at all, no answer breaks a consumer's need.
 */
export function runsForContracts(shared: RunShared): (entry: Entry) => Promise<Run | Unreached> {
  const made = new Map<InterfaceName, Promise<Run | Unreached>>()
  return ({ interface: name }) => {
    if (name === undefined)
      return Promise.resolve(
        untested('Neither its path nor its provider tells the interface; name it with --interface'),
      )
    const known = made.get(name) ?? openRun(name, shared)
    made.set(name, known)
    return known
  }
}

async function openRun(name: InterfaceName, shared: RunShared): Promise<Run | Unreached> {
  const { profile, client } = shared
  const dialect = dialectOf(name)
  if (!dialect) return untested(`Assay cannot speak ${name} yet; it knows ${judgeableInterfaces().join(', ')}`)
  if (!profile.target.interfaces.includes(name))
    return untested(`The profile does not claim ${name}; add it to target.interfaces`)
  const run = runOfInterface(name, shared)
  const missing = dialect.needs.map((need) => run.offered.get(need)).find((offered) => typeof offered === 'string')
  if (typeof missing === 'string') return untested(missing)
  await preflight(run)
  const doubt = doubtOf(run.seen, client)
  return doubt === undefined ? run : { finding: 'inconclusive', reason: doubt }
}

function untested(reason: string): Unreached {
  return { finding: 'untested', reason }
}
