import { type Keys, signedHeaders } from '../signing/signed-headers.ts'

/** An answer of the service: `data`, and on lists `meta`. */
export interface Answer {
  data: unknown
  meta?: { next_id?: string | null }
}

/** A refusal by the service. `errorClass` is undefined when the answer has none. */
export class ServiceError extends Error {
  readonly status: number
  readonly errorClass: string | undefined

  constructor(status: number, errorClass: string | undefined) {
    super(`The service answered ${status}${errorClass === undefined ? '' : ` ${errorClass}`}`)
    this.name = 'ServiceError'
    this.status = status
    this.errorClass = errorClass
  }
}

/** The result of a request; undefined for a refusal that `isRefusal` recognises. */
export async function unlessRefused<T>(asked: Promise<T>, isRefusal: (error: ServiceError) => boolean) {
  return asked.catch((error: unknown) => {
    if (error instanceof ServiceError && isRefusal(error)) return undefined
    throw error
  })
}

/** One version of the service at one address. Headers of a call carry secrets of the customer or connection. */
export class Service {
  readonly #root: string
  readonly #keys: Keys

  /** `root` is the address with the version, such as `https://service.example/api/v4`. */
  constructor(root: string, keys: Keys) {
    this.#root = root
    this.#keys = keys
  }

  get(path: string, query: Record<string, string> = {}, secrets: Record<string, string> = {}): Promise<Answer> {
    const search = new URLSearchParams(query).toString()
    return this.#call('GET', search === '' ? path : `${path}?${search}`, '', secrets)
  }

  post(path: string, data: unknown, secrets: Record<string, string> = {}): Promise<Answer> {
    return this.#call('POST', path, JSON.stringify({ data }), secrets)
  }

  put(path: string, data: unknown, secrets: Record<string, string> = {}): Promise<Answer> {
    return this.#call('PUT', path, JSON.stringify({ data }), secrets)
  }

  /** @throws ServiceError for every answer without success */
  async #call(method: string, path: string, body: string, secrets: Record<string, string>): Promise<Answer> {
    const url = this.#root + path
    const headers = { ...signedHeaders(this.#keys, { method, url, body }), Accept: 'application/json', ...secrets }
    const sent = body === '' ? { headers } : { headers: { ...headers, 'Content-Type': 'application/json' }, body }
    const response = await fetch(url, { method, ...sent })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new ServiceError(response.status, errorClassOf(answer))
    return answer as Answer
  }
}

/** The class of an error, flat as in versions 4 and 6 or nested as version 5 may have it. */
function errorClassOf(answer: unknown): string | undefined {
  const body = (answer ?? {}) as { error_class?: string; error?: { class?: string } }
  return body.error_class ?? body.error?.class
}
