import { mostShown } from '../../core/most-shown.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { isFields } from '../../core/fields.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { sandboxScene } from '../targets/sandbox-scene.ts'

/** A request to a route and its answer, from the sandbox; empty when the request needs a state that cannot be set up. */
export async function exampleLines({
  interface: name,
  request,
}: {
  interface: InterfaceName
  request: string
}): Promise<string[]> {
  const exchange = await exampleOf(name, request)
  if (!exchange?.answer) return []
  const { request: asked, answer } = exchange
  const { pathname, search } = new URL(asked.url)
  const headers = asked.headers.filter(
    ([key]) => !/^(?:host|connection|accept-encoding|content-length|user-agent)$/i.test(key),
  )
  return [
    'An example, from the sandbox',
    `  ${asked.method} ${pathname}${search}`,
    ...headers.map(([key, value]) => `  ${key}: ${value}`),
    ...bodyLines(asked.body),
    `  answer: ${answer.status}`,
    ...bodyLines(answer.body),
    '',
  ]
}

async function exampleOf(name: InterfaceName, request: string): Promise<Exchange | undefined> {
  const { scene, client, close } = await sandboxScene(name, { seed: 1 })
  try {
    return client.masker.maskExchange(await scene.send(await goodRequest(scene, request)()))
  } catch (error) {
    if (error instanceof CheckStopped) return undefined
    throw error
  } finally {
    await close()
  }
}

/** The lines of a body; each list shows its first entry only. */
function bodyLines(body: string): string[] {
  if (body === '') return []
  const lines = JSON.stringify(firstOfEach(JSON.parse(body)), null, 2).split('\n')
  const left = lines.length - mostShown.rows
  return [
    ...lines.slice(0, mostShown.rows).map((line) => `  ${line}`),
    ...(left > 0 ? [`  ... and ${left} lines more`] : []),
  ]
}

function firstOfEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstOfEach)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, firstOfEach(one)]))
}
