import { type Fields, isObject } from '../basics/values.ts'
import type { Version, Words } from '../versions/kit/version.ts'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Sandbox } from '../world/sandbox.ts'

/** Fields with a client's own data, which stay as sent. */
const untouched = new Set(['custom_fields', 'request'])

/** The body of an answer or callback in the words of a version. `docsUrl` explains error classes. */
export function saidBy(version: Version, json: unknown, docsUrl: string): unknown {
  const refusal = isObject(json) && ('error_class' in json || 'error_message' in json)
  if (refusal) return saidRefusal(version, json, docsUrl)
  return Object.keys(version.fields).length === 0 ? json : renamed(version.fields, json)
}

function saidRefusal(version: Version, json: Fields, docsUrl: string): unknown {
  const { error_class, error_message, ...rest } = json
  const message = typeof error_message === 'string' ? saidText(version, error_message) : error_message
  const errorClass = typeof error_class === 'string' ? (version.classes[error_class] ?? error_class) : error_class
  const hasClass = 'error_class' in json
  const hasMessage = 'error_message' in json
  if (version.errorForm === 'flat') {
    return { ...(hasClass && { error_class: errorClass }), ...(hasMessage && { error_message: message }), ...rest }
  }
  const documentation_url = `${docsUrl}/${String(errorClass)}`
  return {
    error: { ...(hasClass && { class: errorClass }), ...(hasMessage && { message }), documentation_url },
    ...rest,
  }
}

/** A sentence with the version's names of fields and headers. */
function saidText({ fields, headers }: Version, text: string): string {
  const names = Object.entries(headers).flatMap(([name, [said]]) =>
    said === undefined ? [] : [[capital(name), capital(said)] as const],
  )
  return [...Object.entries(fields), ...names].reduce(
    (sentence, [name, said]) => sentence.replaceAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'), said),
    text,
  )
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function renamed(fields: Words, json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => renamed(fields, item))
  if (!isObject(json)) return json
  const said: Fields = {}
  for (const name in json) said[fields[name] ?? name] = untouched.has(name) ? json[name] : renamed(fields, json[name])
  return said
}

/** Answers on a bare socket, before HTTP parsed a request. */
export function writeRaw({ clock }: Sandbox, socket: Duplex, { status, text }: { status: number; text: string }): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Date: ${clock.nowHttp()}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

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
    if (name === 'credentials' || untouched.has(name)) continue
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
