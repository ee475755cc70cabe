import { isObject } from '../../../sandbox/basics/values.ts'
import type { KeptBytes } from '../../../sandbox/world/traffic.ts'

const masked = '••••••'

const secretHeaders = /^(?:.*secret|authorization|control-token|cookie|set-cookie|proxy-authorization)$/i
const secretFields = /(?:secret|token|password|credentials)$/i
/** A parameter of an address whose value opens something. */
const secretParameter = /([?&][^=&#]*(?:secret|token|password|code|state)=)[^&#"\s]+/gi

export interface Shower {
  header(name: string, value: string): string
  address(url: string): string
  /** JSON is indented; what is something else is shown only together with secrets. */
  body(kept: KeptBytes): string
  /** A body byte for byte; undefined where it is cut, or may hold a secret that is not shown. */
  whole(kept: KeptBytes): string | undefined
}

/** Shows everything as it came where secrets are asked for, and no secret otherwise. */
export function showerOf(withSecrets: boolean): Shower {
  if (withSecrets)
    return {
      header: (_name, value) => value,
      address: (url) => url,
      body: (kept) => laidOut(kept, shownAsIs) ?? textOf(kept),
      whole: (kept) => (kept.length > kept.bytes.length ? undefined : textOf(kept)),
    }
  return {
    header: (name, value) => (secretHeaders.test(name) ? masked : withoutParameters(value)),
    address: withoutParameters,
    body: (kept) =>
      kept.length === 0
        ? ''
        : (laidOut(kept, withoutSecrets) ??
          `${kept.length} bytes that are no JSON, or too long: shown only with secrets`),
    whole: () => undefined,
  }
}

function withoutParameters(url: string): string {
  return url.replaceAll(secretParameter, `$1${masked}`)
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutParameters(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretFields.test(name) && inner !== null ? masked : withoutSecrets(inner),
    ]),
  )
}

const shownAsIs = (json: unknown): unknown => json
/** Texts that were laid out before, by the way in which they are shown: the page is asked for every second. */
const laid = new Map([shownAsIs, withoutSecrets].map((way) => [way, new WeakMap<Buffer, string | undefined>()]))

/** JSON with its lines indented; undefined where it is none, or was cut. */
function laidOut({ bytes, length }: KeptBytes, change: (json: unknown) => unknown): string | undefined {
  if (length === 0 || length > bytes.length) return undefined
  const known = laid.get(change)
  if (!known?.has(bytes)) known?.set(bytes, indented(bytes, change))
  return known?.get(bytes)
}

function indented(bytes: Buffer, change: (json: unknown) => unknown): string | undefined {
  try {
    return JSON.stringify(change(JSON.parse(bytes.toString('utf8'))), null, 2)
  } catch {
    return undefined
  }
}

function textOf({ bytes, length }: KeptBytes): string {
  return bytes.toString('utf8') + (length > bytes.length ? `\n… ${length} bytes in all` : '')
}
