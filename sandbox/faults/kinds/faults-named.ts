import type { Fault } from '../kit/fault.ts'
import { derivedFault } from './derived-fault.ts'

/** A patch, the name of a kind of fault that does the same, or more of a fault than its patch. */
type Written = Fault['patch'] | string | (Omit<Fault, 'id' | 'patch'> & { patch: Fault['patch'] | string })

/** What a table says of each name, with what all of them have. */
export function faultsNamed(all: Readonly<Record<string, Written>>, ofAll: Partial<Fault> = {}): Fault[] {
  return Object.entries(all).map(([id, written]) => {
    const given = typeof written === 'object' ? written : { patch: written }
    const { patch } = given
    return {
      ...ofAll,
      ...given,
      id,
      ...(typeof patch === 'string' ? { patch: (rules) => patchOf(patch)(rules), derived: true } : { patch }),
    }
  })
}

/** What a kind of fault does. @throws Error FAULT_UNKNOWN for a name that is none of a kind */
export function patchOf(name: string): Fault['patch'] {
  const kind = derivedFault(name)
  if (!kind) throw new Error(`FAULT_UNKNOWN: no kind of fault has the name ${name}`)
  return kind.patch
}
