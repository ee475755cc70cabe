import { createHash } from 'node:crypto'
import { type Fields, isObject } from '../basics/values.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Version } from '../versions/kit/version.ts'

const plainNumeral = /^(0|[1-9]\d*)$/
const greatest = 2n ** 64n - 1n

/** What holds a client's own words, which stay as they came. */
const untouched = new Set(['custom_fields', 'request', 'credentials'])

/** An answer's body or a callback's with ids as integers, where the version has such; at every depth. */
export function withIds(sandbox: Sandbox, version: Version, json: unknown): unknown {
  return sandbox.rules.ids.integers(version.name) ? withIntegers(sandbox, json) : json
}

/** An id as the version writes it where only text can stand, such as an address. */
export function idText(sandbox: Sandbox, version: Version, id: string): string {
  return sandbox.rules.ids.integers(version.name) ? String(numberOf(sandbox, id)) : id
}

function heardId(sandbox: Sandbox, version: Version, text: string): string {
  const { ids } = sandbox.store
  if (ids.plain || !sandbox.rules.ids.integers(version.name) || !plainNumeral.test(text)) return text
  return ids.textOf(BigInt(text))
}

/** What a request names by id, in the words of version 4 but for its ids. */
interface Naming {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
}

/** The ids of a request's address, query and body (the object under `data`, or each of the array there). */
export function heardIds<Sent extends Naming>(sandbox: Sandbox, version: Version, sent: Sent): Sent {
  const { ids: rules } = sandbox.rules
  if (sandbox.store.ids.plain || !rules.integers(version.name)) return sent
  const one = (value: unknown): unknown =>
    ['string', 'number', 'bigint'].includes(typeof value) ? heardId(sandbox, version, String(value)) : value
  const entry = ([name, value]: [string, unknown]): [string, unknown] => {
    if (rules.holdsId(name)) return [name, one(value)]
    return [name, rules.holdsIds(name) && Array.isArray(value) ? value.map(one) : value]
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
    } else if (Array.isArray(value) && ids.holdsIds(name)) {
      made[name] = value.map((id: unknown) => (typeof id === 'string' ? integer(sandbox, id) : id))
    } else made[name] = withIntegers(sandbox, value)
  }
  return made
}

/** An id as an integer of its own size, a bigint beyond 2^53; an empty text names nothing and stays. */
function integer(sandbox: Sandbox, id: string): number | bigint | string {
  if (id === '') return id
  const number = numberOf(sandbox, id)
  return number <= Number.MAX_SAFE_INTEGER ? Number(number) : number
}

/** The number of an id: its own digits, that with which it was made, or one made from its text. */
function numberOf({ store }: Sandbox, id: string): bigint {
  if (plainNumeral.test(id) && BigInt(id) <= greatest) return BigInt(id)
  return store.ids.numberOf(id) ?? BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 12)}`)
}
