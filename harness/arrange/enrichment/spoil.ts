import { firstEntry, withEntries } from './bodies.ts'

type Fields = Record<string, unknown>

/** What nothing is called and no object consists of. */
const nothing = 'assay-no-such-object'

/**
 * A body that names nothing in place of its first object; of a body without an array, in place of its last text, so that
 * whose it is stays said.
 */
export function spoiled(body: unknown): unknown {
  return withEntries(body, () => [{ [nothing]: nothing }]) ?? withoutItsLastText(body)
}

/** What an answer would call the first object of a body by; undefined where the body has no such object. */
export function markOf(body: unknown): string | undefined {
  const entry = firstEntry(body)
  if (typeof entry === 'string') return entry
  const { identifier, transaction_id: transactionId, id } = (entry ?? {}) as Fields
  return [identifier, transactionId, id].find((mark) => typeof mark === 'string')
}

function withoutItsLastText(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body)
  const at = entries.findLastIndex(([, value]) => typeof value === 'string' || typeof value === 'object')
  return Object.fromEntries(
    entries.map(([name, value], index) => {
      if (index !== at) return [name, value]
      return [name, typeof value === 'string' ? nothing : withoutItsLastText(value)]
    }),
  )
}
