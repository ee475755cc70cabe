import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../../core/load-module.ts'
import type { Variant } from './variant.ts'

const ofInterfaces = ['enrichment', 'open-finance', 'partners', 'payments'].map((name) => `../../${name}/variants`)

/** What each file in these folders exports as `variants`, so that a new one is named nowhere. */
export const variants: Variant[] = ['..', ...ofInterfaces].flatMap((folder) =>
  modulesIn(fileURLToPath(new URL(folder, import.meta.url))).flatMap(
    ({ exported }) => exported['variants'] as Variant[],
  ),
)
