import { pick, whole } from '../basics/days.ts'
import { descriptions, type Description } from './categorize.ts'

export interface Merchant {
  id: string
  names: Array<{ mode: string; value: string }>
  contact: Array<{ mode: string; value: string }>
  address: Record<'street' | 'city' | 'state' | 'post_code' | 'country_code', string>
}

let byId: ReadonlyMap<string, Merchant> | undefined

/** The merchant id of a description; undefined for fees and transfers. */
export function merchantIdOf({ text, mode }: Description): string | undefined {
  return mode === 'normal' ? String(whole(100_000, 999_999, 'merchant', text)) : undefined
}

/** The merchant with this id, or undefined. The documents show no fields, so these are a choice. */
export function merchantWithId(id: string): Merchant | undefined {
  byId ??= new Map(
    descriptions().flatMap((line) => {
      const merchantId = merchantIdOf(line)
      return merchantId === undefined ? [] : [[merchantId, newMerchant(merchantId, line.text)]]
    }),
  )
  return byId.get(id)
}

function newMerchant(id: string, name: string): Merchant {
  const website = `https://${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.example`
  return {
    id,
    names: [{ mode: 'name', value: name }],
    contact: [
      { mode: 'phone', value: `+1555${whole(1_000_000, 9_999_999, 'phone', id)}` },
      { mode: 'website', value: website },
    ],
    address: {
      street: `${whole(1, 180, 'house', id)} Market Street`,
      city: pick(['Northhaven', 'Saltmarsh', 'Old Mill'], 'city', id),
      state: pick(['Upland', 'Shore'], 'state', id),
      post_code: String(whole(10_000, 99_999, 'post', id)),
      country_code: pick(['GB', 'DE', 'RO'], 'country', id),
    },
  }
}
