import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import type { TestContext } from 'node:test'
import type { Fields } from '../../../core/fields.ts'

/** A broker's answer with its request. */
export interface BrokerExchange {
  method: string
  path: string
  body?: unknown
  status: number
  answer?: unknown
}

/** A broker that a test speaks to. */
export interface BrokerStage {
  root: string
  /** The prefix of the names that the test creates. */
  own: string
}

const file = new URL('broker-answers.ndjson', import.meta.url)
const kept: BrokerStage = { root: 'https://broker.test', own: 'assay-1' }

/** The recorded answers of a Pact Broker, in order. */
export function keptExchanges(): BrokerExchange[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as BrokerExchange)
}

/** The recorded root answer of a Pact Broker. */
export function keptHome(): Fields {
  return keptExchanges().find(({ path }) => path === '/')?.answer as Fields
}

/** Replays recorded answers. Each request must equal the recorded one. */
export function keptBroker(t: TestContext): BrokerStage {
  const exchanges = keptExchanges()
  t.mock.method(globalThis, 'fetch', async (address: URL, { method = 'GET', body }: RequestInit) => {
    const next = exchanges.shift()
    assert.deepEqual(
      { method, path: address.href.slice(kept.root.length), body: sent(body) },
      { method: next?.method, path: next?.path, body: next?.body },
    )
    return new Response(JSON.stringify(next?.answer), { status: next?.status ?? 500 })
  })
  t.after(() => assert.deepEqual(exchanges, []))
  return kept
}

/** A real broker, and a function that records its answers. */
export function realBroker(t: TestContext, address: string): BrokerStage & { keep: () => void } {
  const root = address.replace(/\/$/, '')
  const own = `assay-${Date.now()}`
  const exchanges: BrokerExchange[] = []
  const inner = globalThis.fetch
  t.mock.method(globalThis, 'fetch', async (url: URL, options: RequestInit) => {
    const answer = await inner(url, options)
    const text = await answer.text()
    exchanges.push({
      method: options.method ?? 'GET',
      path: url.href.slice(root.length),
      body: sent(options.body),
      status: answer.status,
      ...(text !== '' && { answer: JSON.parse(text) as unknown }),
    })
    return new Response(text, answer)
  })
  return {
    root,
    own,
    keep() {
      const lines = exchanges.map(
        (one) => `${JSON.stringify(one).replaceAll(root, kept.root).replaceAll(own, kept.own)}\n`,
      )
      writeFileSync(file, lines.join(''))
    },
  }
}

/** The sent body, with each pact as JSON and without Assay's version. */
function sent(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return undefined
  return JSON.parse(body, (key, value: unknown) =>
    key === 'verifiedBy' ? undefined : key === 'content' ? JSON.parse(atob(String(value))) : value,
  )
}
