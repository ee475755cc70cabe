import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../core/load-module.ts'
import type { Fault } from './kit/fault.ts'

const general = ['conventions', 'data', 'logins', 'histories', 'versions', 'routes', 'by-place']
const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../${name}/faults`)

/** What each file in these folders exports as `faults`, so that a new one is named nowhere. */
export const faults: Fault[] = [...general, ...ofInterfaces].flatMap((folder) =>
  modulesIn(fileURLToPath(new URL(folder, import.meta.url))).flatMap(({ exported }) => exported['faults'] as Fault[]),
)
