import type { Fault } from '../kit/fault.ts'
import { derivedFault } from './derived-fault.ts'

/** A patch, the name of a kind of fault, or a fault with more fields than its patch. */
type Written = Fault['patch'] | string | (Omit<Fault, 'id' | 'patch'> & { patch: Fault['patch'] | string })

/** The faults of a table by name, each with the fields of `ofAll`. */
export function faultsNamed(all: Readonly<Record<string, Written>>, ofAll: Partial<Fault> = {}): Fault[] {
  return Object.entries(all).map(([id, written]) => {
    const fault = typeof written === 'object' ? written : { patch: written }
    const { patch } = fault
    return {
      ...ofAll,
      ...fault,
      id,
      ...(typeof patch === 'string' ? { patch: (rules) => patchOf(patch)(rules), derived: true } : { patch }),
    }
  })
}

/** The patch of a kind of fault. @throws Error FAULT_UNKNOWN for a name of no kind */
export function patchOf(name: string): Fault['patch'] {
  const kind = derivedFault(name)
  if (!kind) throw new Error(`FAULT_UNKNOWN: no kind of fault has the name ${name}`)
  return kind.patch
}
