import type { CategoryTrees } from '../../requirements/tables/table-shapes.ts'
import type { Asset } from '../reference/assets.ts'
import type { Country } from '../reference/countries.ts'
import type { Currency } from '../reference/currencies.ts'
import type { Rate } from '../reference/rates.ts'

/** Source: Categories; Other resources. */
export function referenceShapes() {
  return {
    country: (country: Country): Record<string, unknown> => ({ ...country }),
    currency: (currency: Currency): Record<string, unknown> => ({ ...currency }),
    asset: (asset: Asset): Record<string, unknown> => ({ ...asset }),
    rate: (rate: Rate): Record<string, unknown> => ({ ...rate }),
    categoryTrees: ({ business, personal }: CategoryTrees): Record<string, unknown> => ({ business, personal }),
    learned: (learned: boolean): Record<string, unknown> => ({ learned }),
  }
}
