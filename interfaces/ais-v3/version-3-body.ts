type Fields = Readonly<Record<string, unknown>>

/** The scopes of version 4. Source: Account information / Endpoints / Version 4, reconnect body. */
const scopes: readonly unknown[] = ['accounts', 'holder_info', 'transactions']

/**
 * The settings of a fetch in the words of version 3: one fetch_type for the scopes, `custom` where dates bound the
 * transactions, and categorize for the categorization. Holder info cannot be asked for. What is no list of scopes goes
 * out as an unknown fetch_type. Source: Account information / Version 3 differences.
 */
export function inVersion3(data: Fields): Record<string, unknown> {
  const { fetch_scopes: asked, categorization, ...rest } = data
  const dated = data['from_date'] !== undefined || data['to_date'] !== undefined
  return {
    ...rest,
    ...(asked !== undefined && data['fetch_type'] === undefined && { fetch_type: fetchTypeOf(asked, dated) }),
    ...(categorization !== undefined && { categorize: categorization !== 'none' }),
  }
}

function fetchTypeOf(asked: unknown, dated: boolean): unknown {
  if (!Array.isArray(asked)) return asked
  const unknown = asked.find((word) => !scopes.includes(word)) as unknown
  if (unknown !== undefined) return unknown
  if (!asked.includes('transactions')) return 'accounts'
  return dated ? 'custom' : 'recent'
}
