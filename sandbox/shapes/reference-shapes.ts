import type { CategoryTrees } from '../../requirements/tables/table-shapes.ts'
import type { Asset } from '../reference/assets.ts'
import type { Country } from '../reference/countries.ts'
import type { Currency } from '../reference/currencies.ts'
import type { Rate } from '../reference/rates.ts'
import type { Fields } from '../basics/values.ts'

/** Source: Categories; Other resources. */
export function referenceShapes() {
  return {
    country: (country: Country): Fields => ({ ...country }),
    currency: (currency: Currency): Fields => ({ ...currency }),
    asset: (asset: Asset): Fields => ({ ...asset }),
    rate: (rate: Rate): Fields => ({ ...rate }),
    categoryTrees: ({ business, personal }: CategoryTrees): Fields => ({ business, personal }),
    learned: (learned: boolean): Fields => ({ learned }),
  }
}
