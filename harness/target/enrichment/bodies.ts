import type { EnrichmentBodyName, Profile } from '../../profile/profile.ts'
import { filled } from '../v6-bodies.ts'
import type { EnrichmentSubject } from './subject.ts'

type Body = Readonly<Record<string, unknown>>

/** Where each body goes. Source: Data enrichment (/api/v5). */
export const enrichmentRoutes: Readonly<Record<EnrichmentBodyName, readonly [method: string, path: string]>> = {
  learn: ['POST', '/categories/learn'],
  merchants: ['POST', '/merchants'],
  delete_transactions: ['DELETE', '/transactions'],
  duplicate: ['PUT', '/transactions/duplicate'],
  unduplicate: ['PUT', '/transactions/unduplicate'],
  enrichment: ['POST', '/enrichment'],
}

/** What is sent to be enriched: one transaction of no account. */
export function item(identifier: string): Body {
  return { identifier, description: 'STARBUCKS COFFEE 1234 LONDON', amount: -4.2, currency_code: 'EUR' }
}

/**
 * The bodies that a target may take, the likeliest first: the profile's alone where it gives one, else guesses.
 * Source: Data enrichment (/api/v5): bodies are not shown.
 */
export function bodiesFor({ data }: Profile, name: EnrichmentBodyName, subject: EnrichmentSubject): unknown[] {
  const given = data.enrichment_bodies?.[name]
  return given ? [filled(given, subject)] : guesses[name](subject).map((one) => ({ data: one }))
}

const guesses: Record<EnrichmentBodyName, (subject: EnrichmentSubject) => unknown[]> = {
  learn: ({ customer_id, transaction_id, category_code }) => [
    [{ transaction_id, category_code }],
    { customer_id, transactions: [{ id: transaction_id, category_code }] },
  ],
  merchants: ({ merchant_id }) => [[merchant_id], { merchant_ids: [merchant_id] }],
  delete_transactions: ({ customer_id, account_id, transaction_id }) => [
    { customer_id, account_id, keep_days: 0 },
    { customer_id, transaction_ids: [transaction_id] },
  ],
  duplicate: marked,
  unduplicate: marked,
  enrichment: ({ customer_id }) => [[item('assay-1')], { customer_id, transactions: [item('assay-1')] }],
}

function marked({ customer_id, transaction_id }: EnrichmentSubject): unknown[] {
  return [{ customer_id, transaction_ids: [transaction_id] }, [transaction_id]]
}

/**
 * A body with the first entry of the first array in it repeated to so many, or undefined where it has no such entry. An
 * `identifier` in it is made to differ.
 */
export function asBatch(body: unknown, size: number): unknown {
  if (Array.isArray(body)) {
    const [first] = body as unknown[]
    return first === undefined ? undefined : Array.from({ length: size }, (_, at) => numbered(first, at + 1))
  }
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, value] of Object.entries(body)) {
    const batch = asBatch(value, size)
    if (batch !== undefined) return { ...body, [name]: batch }
  }
  return undefined
}

function numbered(entry: unknown, number: number): unknown {
  const named = typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'identifier')
  return named ? { ...entry, identifier: `assay-${number}` } : entry
}
