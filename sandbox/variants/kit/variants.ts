import { patchOf } from '../../faults/kinds/faults-named.ts'
import { allIn } from '../../faults/kinds/tables-in.ts'
import type { Variant } from './variant.ts'

const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../../${name}/variants`)

/** A variant as YAML: its patch is the name of a kind of fault, or several names. */
type Written = Omit<Variant, 'id' | 'patch' | 'profile'> & { patch?: string | readonly string[] }

/** Every variant. Those that kinds of faults express are YAML, the others are code. */
export const variants: Variant[] = allIn(['..', ...ofInterfaces], {
  from: import.meta.url,
  name: 'variants',
  read: (table) =>
    Object.entries(table as Readonly<Record<string, Written>>).map(([id, { patch, ...said }]) => ({
      id,
      ...said,
      ...(patch !== undefined && { patch: (rules) => patchOf(patch)(rules) }),
    })),
})
