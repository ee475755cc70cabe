import type { CategoryTrees } from '../../requirements/tables/table-shapes.ts'
import type { Asset } from '../reference/assets.ts'
import type { Country } from '../reference/countries.ts'
import type { Currency } from '../reference/currencies.ts'
import type { Rate } from '../reference/rates.ts'

/** Source: Categories; Other resources. */
export function referenceShapes() {
  return {
    country: ({ name, code, refresh_start_time }: Country): Record<string, unknown> => ({
      name,
      code,
      refresh_start_time,
    }),
    currency: ({ code, name }: Currency): Record<string, unknown> => ({ code, name }),
    asset: ({ code, name }: Asset): Record<string, unknown> => ({ code, name }),
    rate: ({ currency_code, rate, fail, issued_on }: Rate): Record<string, unknown> => ({
      currency_code,
      rate,
      fail,
      issued_on,
    }),
    categoryTrees: ({ business, personal }: CategoryTrees): Record<string, unknown> => ({ business, personal }),
    learned: (learned: boolean): Record<string, unknown> => ({ learned }),
  }
}
