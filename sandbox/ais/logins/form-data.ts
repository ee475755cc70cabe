import type { Call } from '../../serving/call.ts'
import type { Fields } from '../../basics/values.ts'

const jsonLike = /^\s*(true|false|null|[[{].*)\s*$/s

/**
 * The data of a body. The text parts of a multipart form are parsed as JSON where they are true, false, arrays or
 * objects; scopes may be separated by commas.
 */
export function formData(call: Pick<Call, 'headers'>, data: Fields): Fields {
  if (!/^multipart\/form-data\b/i.test(call.headers['content-type'] ?? '')) return data
  const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]))
  const scopes = fields.fetch_scopes
  if (typeof scopes === 'string') fields.fetch_scopes = scopes.split(',').map((word) => word.trim())
  return fields
}

function valueOf(value: unknown): unknown {
  if (typeof value !== 'string' || !jsonLike.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
