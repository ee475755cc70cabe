import { type Fields, isObject } from '../basics/values.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Version } from '../versions/kit/version.ts'

/** Fields with a client's own data, which stay as sent. */
const untouched = new Set(['custom_fields', 'request', 'credentials'])

/** The body of an answer or callback, with ids as integers at every depth if the version has them. */
export function withIds(sandbox: Sandbox, version: Version, json: unknown): unknown {
  return sandbox.rules.ids.integers(version.name) ? withIntegers(sandbox, json) : json
}

function withIntegers(sandbox: Sandbox, json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => withIntegers(sandbox, item))
  if (!isObject(json)) return json
  const { ids } = sandbox.rules
  const made: Fields = { ...json }
  for (const [name, value] of Object.entries(json)) {
    if (untouched.has(name)) continue
    if (typeof value === 'string') {
      if (ids.holdsId(name)) made[name] = integer(value)
    } else if (Array.isArray(value) && name === 'exclude_accounts') {
      made[name] = value.map((id: unknown) => (typeof id === 'string' ? integer(id) : id))
    } else made[name] = withIntegers(sandbox, value)
  }
  return made
}

/** An id of digits as an integer, a bigint beyond 2^53; any other text stays. */
function integer(id: string): number | bigint | string {
  if (!/^(0|[1-9]\d*)$/.test(id)) return id
  const number = BigInt(id)
  return number <= Number.MAX_SAFE_INTEGER ? Number(number) : number
}
