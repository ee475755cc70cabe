import { together } from '../kit/change.ts'
import type { Fault } from '../kit/fault.ts'
import { times } from '../kit/remembering.ts'
import { derivedFault } from './derived-fault.ts'

/** A patch, or the names of the kinds of faults that do the same. */
type Does = Fault['patch'] | string | readonly string[]

/** What a fault does, or a fault with more fields than that. */
type Written = Does | (Omit<Fault, 'id' | 'patch'> & { patch: Does })

/** The faults of a table by name, each with the fields of `ofAll`. */
export function faultsNamed(all: Readonly<Record<string, Written>>, ofAll: Partial<Fault> = {}): Fault[] {
  return Object.entries(all).map(([id, written]) => {
    const fault = typeof written === 'object' && 'patch' in written ? written : { patch: written }
    const { patch } = fault
    return {
      ...ofAll,
      ...fault,
      id,
      ...(typeof patch === 'function' ? { patch } : { patch: (rules) => patchOf(patch)(rules), derived: true }),
    }
  })
}

/** The faults of a table of kinds by name, at each time: once more, for a second owner, and after a refusal. */
export function faultsInTime(all: Readonly<Record<string, string>>, at: readonly string[] = times): Fault[] {
  return at.flatMap((time) => {
    const named = Object.entries(all).map(([id, kind]) => [`${id}-${time}`, `${kind}-${time}`])
    return faultsNamed(Object.fromEntries(named) as Record<string, string>)
  })
}

/** The patch of kinds of faults. @throws Error FAULT_UNKNOWN for a name of no kind */
export function patchOf(names: string | readonly string[]): Fault['patch'] {
  const patches = [names].flat().map((name) => {
    const kind = derivedFault(name)
    if (!kind) throw new Error(`FAULT_UNKNOWN: no kind of fault has the name ${name}`)
    return kind.patch
  })
  return together(...patches)
}
