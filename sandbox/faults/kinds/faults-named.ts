import type { Fault } from '../kit/fault.ts'
import { derivedFault } from './derived-fault.ts'

/** A patch, the name of a kind of fault that does the same, or more of a fault than its patch. */
type Written = Fault['patch'] | string | (Omit<Fault, 'id' | 'patch'> & { patch: Fault['patch'] | string })

/** What a table says of each name. */
export function faultsNamed(all: Readonly<Record<string, Written>>, ofAll: Partial<Fault> = {}): Fault[] {
  return Object.entries(all).map(([id, written]) => {
    const given = typeof written === 'object' ? written : { patch: written }
    const { patch } = given
    return { ...ofAll, ...given, id, ...(typeof patch === 'string' ? kindOf(patch) : { patch }) }
  })
}

function kindOf(name: string): Pick<Fault, 'patch' | 'derived'> {
  const kind = derivedFault(name)
  if (!kind) throw new Error(`FAULT_UNKNOWN: no kind of fault has the name ${name}`)
  return { patch: kind.patch, derived: true }
}
