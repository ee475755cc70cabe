import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../core/load-module.ts'
import type { Fault } from './kit/fault.ts'

const general = ['conventions', 'data', 'logins', 'histories', 'versions', 'routes', 'by-place']
const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../${name}/faults`)

/** All exports `faults` of the files in these folders. A new file needs no entry anywhere. */
export const faults: Fault[] = [...general, ...ofInterfaces].flatMap((folder) =>
  modulesIn(fileURLToPath(new URL(folder, import.meta.url))).flatMap(({ exported }) => exported['faults'] as Fault[]),
)
