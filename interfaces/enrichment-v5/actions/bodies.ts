import type { EnrichmentBodyName, Profile } from '../../../harness/profile/profile.ts'
import { filled } from '../../../harness/actions/scene/v6-bodies.ts'
import type { EnrichmentSubject } from './subject.ts'

type Body = Readonly<Record<string, unknown>>

const named = ['customer_id', 'account_id', 'transaction_id'] as const
type Named = Pick<EnrichmentSubject, (typeof named)[number]>

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
  const { transaction_ids: _many, ...placeholders } = subject
  return given ? [filled(given, placeholders)] : guesses[name](subject).map((one) => ({ data: one }))
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
 * A body with the first entry of the first array in it repeated to so many, or undefined where it has no such entry. The
 * first of `ids` in it becomes one of the others in turn, and an `identifier` is made to differ.
 */
export function asBatch(body: unknown, size: number, ids: readonly string[]): unknown {
  return withEntries(body, (first) => Array.from({ length: size }, (_, at) => another(first, at, ids)))
}

/** A body with the entries of the first array in it replaced, or undefined where that has none. */
export function withEntries(body: unknown, change: (first: unknown) => unknown[]): unknown {
  if (Array.isArray(body)) {
    const [first] = body as unknown[]
    return first === undefined ? undefined : change(first)
  }
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, value] of Object.entries(body)) {
    const changed = withEntries(value, change)
    if (changed !== undefined) return { ...body, [name]: changed }
  }
  return undefined
}

/** The first entry of the first array in a body; undefined where that has none. */
export function firstEntry(body: unknown): unknown {
  let entry: unknown
  withEntries(body, (first) => [(entry = first)])
  return entry
}

function another(entry: unknown, at: number, ids: readonly string[]): unknown {
  const own = ids[at % ids.length]
  if (typeof entry === 'string') return entry === ids[0] ? own : entry
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      name === 'identifier' ? `assay-${at + 1}` : value === ids[0] ? own : value,
    ]),
  )
}

export function names(body: unknown, value: string): boolean {
  if (typeof body !== 'object' || body === null) return body === value
  return Object.values(body).some((inner) => names(inner, value))
}

/** A body that is about something else: each id of `from` in it becomes that of `to`. */
export function renamedTo(body: unknown, from: Named, to: Named): unknown {
  return named.reduce<unknown>((whole, key) => renamed(whole, from[key], to[key]), body)
}

/** A body with one value replaced by another, wherever it stands. */
export function renamed(body: unknown, from: string, to: string): unknown {
  if (Array.isArray(body)) return body.map((inner) => renamed(inner, from, to))
  if (typeof body !== 'object' || body === null) return body === from ? to : body
  return Object.fromEntries(Object.entries(body).map(([name, inner]) => [name, renamed(inner, from, to)]))
}
