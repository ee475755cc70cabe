import { interfaceNames, type InterfaceName } from '../../core/interfaces.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { inconclusive, type Judgement, leftUntested } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'
import { preflight, whatWasSeen } from '../actions/start/preflight.ts'
import { doubtOf } from '../verdicts/doubt.ts'
import type { Run } from '../run/run.ts'
import { type RunShared, runOfInterface } from '../run/run-of-interface.ts'
import type { Entry } from './decide-interaction.ts'

/** What the runs share, and how each interface is described. */
export type ContractsShared = Omit<RunShared, 'describe' | 'shard'> & { describe: Describe }

/**
 * Returns the run for an interaction's interface. Each run is made once and first sends the plainest requests: a target
 * that accepts none cannot break a consumer's need.
 */
export function runsForContracts(shared: ContractsShared): (entry: Entry) => Promise<Run | Judgement> {
  const made = new Map<InterfaceName, Promise<Run | Judgement>>()
  return ({ interface: name }) => {
    if (name === undefined)
      return Promise.resolve(leftUntested(because('interface-unsupported', { supported: interfaceNames() })))
    const known = made.get(name) ?? openRun(name, shared)
    made.set(name, known)
    return known
  }
}

async function openRun(name: InterfaceName, shared: ContractsShared): Promise<Run | Judgement> {
  const { profile, client, describe } = shared
  const description = describe(name)
  if (!description) return leftUntested(because('interface-unsupported', { name, supported: interfaceNames() }))
  if (!profile.target.interfaces.includes(name))
    return leftUntested(because('profile-gives-no', { field: `${name} in target.interfaces` }))
  const run = runOfInterface(name, shared)
  const missing = description.dialect.needs.map((need) => run.offered.get(need)).find((offered) => offered !== true)
  if (missing !== undefined) return leftUntested(missing)
  await preflight(run, description)
  const doubt = doubtOf(whatWasSeen(run.seen, client))
  return doubt === undefined ? run : inconclusive(doubt)
}
