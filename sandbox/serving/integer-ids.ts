import { createHash } from 'node:crypto'
import { type Fields, isObject } from '../basics/values.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Version } from '../versions/kit/version.ts'

const plainNumeral = /^(0|[1-9]\d*)$/
const greatest = 2n ** 64n - 1n

/** Fields with a client's own data, which stay as sent. */
const untouched = new Set(['custom_fields', 'request', 'credentials'])

/** The body of an answer or callback, with ids as integers at every depth if the version has them. */
export function withIds(sandbox: Sandbox, version: Version, json: unknown): unknown {
  return sandbox.rules.ids.integers(version.name) ? withIntegers(sandbox, json) : json
}

/** An id in a version, as text for addresses. */
export function idText(sandbox: Sandbox, version: Version, id: string): string {
  return sandbox.rules.ids.integers(version.name) ? String(numberOf(sandbox, id)) : id
}

function heardId(sandbox: Sandbox, version: Version, text: string): string {
  const { ids } = sandbox.store
  if (ids.plain || !sandbox.rules.ids.integers(version.name) || !plainNumeral.test(text)) return text
  return ids.textOf(BigInt(text))
}

/** The parts of a request that may hold ids, in the words of version 4. */
interface Naming {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
}

/** The request with its ids in path, query and body as texts of the store (in `data`, or each item of an array there). */
export function heardIds<Sent extends Naming>(sandbox: Sandbox, version: Version, sent: Sent): Sent {
  const { ids: rules } = sandbox.rules
  if (sandbox.store.ids.plain || !rules.integers(version.name)) return sent
  const idOf = (value: unknown): unknown =>
    ['string', 'number', 'bigint'].includes(typeof value) ? heardId(sandbox, version, String(value)) : value
  const entry = ([name, value]: [string, unknown]): [string, unknown] => {
    if (rules.holdsId(name)) return [name, idOf(value)]
    return [name, name === 'exclude_accounts' && Array.isArray(value) ? value.map(idOf) : value]
  }
  const fields = (value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(entry)) : value
  const { params, query, body } = sent
  const data = isObject(body) ? body.data : undefined
  return {
    ...sent,
    params: fields(params) as Record<string, string>,
    query: new URLSearchParams([...query].map((pair) => entry(pair) as [string, string])),
    body: isObject(body) ? { ...body, data: Array.isArray(data) ? data.map(fields) : fields(data) } : body,
  }
}

function withIntegers(sandbox: Sandbox, json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => withIntegers(sandbox, item))
  if (!isObject(json)) return json
  const { ids } = sandbox.rules
  const made: Fields = { ...json }
  for (const [name, value] of Object.entries(json)) {
    if (untouched.has(name)) continue
    if (typeof value === 'string') {
      if (ids.holdsId(name)) made[name] = integer(sandbox, value)
    } else if (Array.isArray(value) && name === 'exclude_accounts') {
      made[name] = value.map((id: unknown) => (typeof id === 'string' ? integer(sandbox, id) : id))
    } else made[name] = withIntegers(sandbox, value)
  }
  return made
}

/** An id as an integer, a bigint beyond 2^53; an empty text stays. */
function integer(sandbox: Sandbox, id: string): number | bigint | string {
  if (id === '') return id
  const number = numberOf(sandbox, id)
  return number <= Number.MAX_SAFE_INTEGER ? Number(number) : number
}

/** The number of an id: its own digits, the number it was made from, or one computed from its text. */
function numberOf({ store }: Sandbox, id: string): bigint {
  if (plainNumeral.test(id) && BigInt(id) <= greatest) return BigInt(id)
  return store.ids.numberOf(id) ?? BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 12)}`)
}
