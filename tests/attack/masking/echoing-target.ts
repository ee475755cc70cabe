import { hostileProxy, type ProxyFault } from '../../test-support/hostile-proxy.ts'
import type { RunningSandbox } from '../../../sandbox/server/start.ts'
import { createEcho, type Echo } from './echo.ts'

export interface Echoing {
  /** The proxy's. */
  baseUrl: string
  echo: Echo
  /** The numbers of callbacks and pages with an echo. */
  callbacks: () => number
  pages: () => number
}

/**
 * Makes a sandbox echo all input: a proxy in answers, headers and pages; the sandbox itself in open finance and
 * callbacks, which pass no proxy.
 */
export async function echoing(running: RunningSandbox): Promise<Echoing> {
  const echo = createEcho()
  let [callbacks, pages] = [0, 0]
  const onPage = (html: string): string => {
    pages += 1
    return echo.inPage(html)
  }
  const baseUrl = await hostileProxy(running.baseUrl, fault(echo, onPage))
  const { sandbox } = running
  sandbox.baseUrl = baseUrl
  const { wire, openFinance } = sandbox.rules
  const { answer, text } = wire
  const { required } = openFinance.signature
  openFinance.signature.required = (call) => {
    echo.hear(call.headers, '')
    return required(call)
  }
  wire.answer = (draft) => {
    const whole = answer(draft)
    if (!whole.route.startsWith('open-finance')) return whole
    const headers = { ...whole.headers, ...Object.fromEntries(echo.inHeaders()) }
    return { ...whole, headers, json: echo.inJson(whole.json) }
  }
  // `meta.version` marks callbacks; the proxy handles other answers.
  wire.text = (json) => {
    if ((json as { meta?: { version?: unknown } } | null)?.meta?.version === undefined) return text(json)
    callbacks += 1
    return text(echo.inJson(json))
  }
  return { baseUrl, echo, callbacks: () => callbacks, pages: () => pages }
}

function fault(echo: Echo, onPage: (html: string) => string): ProxyFault {
  return async ({ request, body, forward, deliver }) => {
    echo.hear(request.headers, body.toString())
    const answer = await forward()
    const type = headerOf(answer.headers, 'content-type')
    const text = answer.body.toString()
    const said = type.includes('json')
      ? JSON.stringify(echo.inJson(JSON.parse(text)))
      : type.includes('html')
        ? onPage(text)
        : text
    const headers = without(answer.headers, 'content-length', 'content-security-policy')
    const more = answer.status < 300 || answer.status > 399 ? echo.inHeaders().flat() : []
    deliver({
      ...answer,
      headers: [...headers, ...more, 'content-length', String(Buffer.byteLength(said))],
      body: Buffer.from(said),
    })
    return true
  }
}

function headerOf(headers: readonly string[], wanted: string): string {
  const at = headers.findIndex((name, place) => place % 2 === 0 && name.toLowerCase() === wanted)
  return at < 0 ? '' : (headers[at + 1] ?? '')
}

function without(headers: readonly string[], ...names: string[]): string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 && !names.includes(name.toLowerCase()) ? headers.slice(at, at + 2) : [],
  )
}
