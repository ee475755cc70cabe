import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { integerKeeping } from '../../../core/exact-json.ts'
import type { Fields } from '../../../core/fields.ts'
import type { GivenState } from '../pacts/pact.ts'
import { nearestStates, stateNamed } from './known-states.ts'
import type { Resolved, State, StateScene } from './state.ts'

/**
 * Sets up the states of an interaction in order and merges their values. Later states override earlier ones, and all
 * override the pact's parameters.
 * @throws CheckStopped (untested) naming the nearest ones where Assay does not know a state, or as the state itself
 * does
 */
export async function resolveStates(
  given: readonly GivenState[],
  at: Omit<StateScene, 'params' | 'before'>,
): Promise<Resolved> {
  const states = given.map((one): [GivenState, State] => [one, known(one)])
  let resolved: Resolved = { values: Object.assign({}, ...given.map(({ params }) => params)) as Fields }
  for (const [{ params }, state] of states) {
    const { values, ...more } = await state({ ...at, params, before: resolved })
    resolved = { ...resolved, ...more, values: { ...resolved.values, ...values } }
  }
  return { ...resolved, values: inOwnTypes(resolved.values, at.scene.run.dialect) }
}

function known({ name }: GivenState): State {
  const state = stateNamed(name)
  if (state) return state
  throw untested(because('state-unknown', { state: name, nearest: nearestStates(name) }))
}

/** Ids in the interface's type. A missing value leaves the pact's example. */
function inOwnTypes(values: Record<string, unknown>, { ids }: Dialect): Record<string, unknown> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(
    known.map(([name, value]) => {
      const isId = ids === 'integer' && name.endsWith('_id') && typeof value === 'string'
      return [name, isId ? integerKeeping(value) : value]
    }),
  )
}
