import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../../core/load-module.ts'
import { type Variant } from './variant.ts'

const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../../${name}/variants`)

/** All exports `variants` of the files in these folders. A new file needs no entry anywhere. */
export const variants: Variant[] = ['..', ...ofInterfaces].flatMap((folder) =>
  modulesIn(fileURLToPath(new URL(folder, import.meta.url))).flatMap(
    ({ exported }) => exported['variants'] as Variant[],
  ),
)
