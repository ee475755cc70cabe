import { faultsNamed } from './kinds/faults-named.ts'
import { allIn } from './kinds/tables-in.ts'
import type { Fault } from './kit/fault.ts'

const general = ['conventions', 'data', 'logins', 'histories', 'versions', 'routes', 'by-place']
const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../${name}/faults`)

/** Every fault. Those that kinds of faults express are YAML, the others are code. */
export const faults: Fault[] = allIn([...general, ...ofInterfaces], {
  from: import.meta.url,
  name: 'faults',
  read: (table) => faultsNamed(table as Parameters<typeof faultsNamed>[0]),
})
