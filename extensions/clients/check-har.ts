import type { Io } from '../../cli/asked/io.ts'
import { type ExchangesOptions, openExchangesReport } from './evaluate-clients.ts'
import { readFileSync } from 'node:fs'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { HeaderList } from '../../core/exchange.ts'
import { urlOf } from '../../core/web-address.ts'
import type { SeenRequest } from '../../sandbox/world/sandbox.ts'

/** `assay check-har`: reports on the exchanges of a HAR file. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function checkHarCommand(file: string, options: ExchangesOptions, io: Io): Promise<number> {
  const { requests, bodiless } = readHar(file)
  if (bodiless > 0)
    io.out.line(`Left out: ${bodiless} of ${bodiless + requests.length} exchanges, whose answers lack their bodies.`)
  const [first] = requests
  const address = new URL(first?.url ?? '').origin
  const startedAt = new Date(first?.atMs ?? 0).toISOString()
  const report = openExchangesReport(options, { command: 'check-har', address, startedAt, io })
  return report.write({ requests, callbacks: [] }, io.out)
}

interface Header {
  name: string
  value: string
}

interface Entry {
  startedDateTime: string
  time: number
  request: { method: string; url: string; headers: Header[]; postData?: { text?: string } }
  response: { status: number; headers: Header[]; content?: { size?: number; text?: string; encoding?: string } }
}

/** The exchanges of a HAR file by their time, and how many answers lack the body that they had. @throws AskedWrongly HAR_UNREADABLE, HAR_EMPTY or HAR_WITHOUT_BODIES */
function readHar(file: string): { requests: SeenRequest[]; bodiless: number } {
  const entries = entriesIn(file).filter(({ request }) => /^https?:$/.test(urlOf(request.url)?.protocol ?? ''))
  const whole = entries.filter(({ response }) => !lacksBody(response))
  if (entries.length === 0)
    throw new AskedWrongly(
      'HAR_EMPTY',
      `${file} holds no exchange. Record the requests to the server, and save them again.`,
    )
  if (whole.length === 0)
    throw new AskedWrongly(
      'HAR_WITHOUT_BODIES',
      `${file} holds no body of an answer. Save it with content: "Save all as HAR with content" in a browser, or content: "embed" in Playwright.`,
    )
  const requests = whole.map(seenIn).toSorted((one, other) => one.atMs - other.atMs)
  return { requests, bodiless: entries.length - whole.length }
}

function entriesIn(file: string): Entry[] {
  const unreadable = (why: string, cause?: unknown) =>
    new AskedWrongly(
      'HAR_UNREADABLE',
      `${file} ${why}. Give a HAR file, as browsers and Playwright save one.`,
      ...(cause === undefined ? [] : [{ cause }]),
    )
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw unreadable(`cannot be read (${(cause as Error).message})`, cause)
  }
  const entries = (content as { log?: { entries?: unknown } } | null)?.log?.entries
  if (!Array.isArray(entries)) throw unreadable('has no log.entries')
  const wrong = entries.findIndex((entry) => !isEntry(entry as Partial<Entry> | null))
  if (wrong >= 0) throw unreadable(`has a wrong entry, log.entries[${wrong}]`)
  return entries as Entry[]
}

function isEntry(entry: Partial<Entry> | null): boolean {
  const { request, response } = entry ?? {}
  const areHeaders = (headers: unknown) =>
    Array.isArray(headers) &&
    headers.every((one: Partial<Header> | null) => typeof one?.name === 'string' && typeof one.value === 'string')
  return (
    !Number.isNaN(Date.parse(entry?.startedDateTime ?? '')) &&
    typeof request?.method === 'string' &&
    typeof request.url === 'string' &&
    typeof response?.status === 'number' &&
    areHeaders(request.headers) &&
    areHeaders(response.headers)
  )
}

/** Whether an answer had a body that was not kept. */
function lacksBody({ status, content }: Entry['response']): boolean {
  return status > 0 && content?.text === undefined && (content?.size ?? 0) > 0
}

function seenIn({ startedDateTime, time, request, response }: Entry, number: number): SeenRequest {
  // No two moments are the same: a HAR has milliseconds, and entries in the order of their beginning.
  const atMs = Date.parse(startedDateTime) + number / 1e6
  const { status, headers, content } = response
  const encoding = content?.encoding === 'base64' ? 'base64' : 'utf8'
  return {
    atMs,
    answeredMs: atMs + Math.max(0, Number.isFinite(time) ? time : 0),
    clock: new Date(atMs).toISOString(),
    method: request.method,
    url: request.url,
    headers: headersOf(request.headers),
    body: Buffer.from(request.postData?.text ?? ''),
    ...(status > 0 && {
      answer: { status, headers: headersOf(headers), body: Buffer.from(content?.text ?? '', encoding) },
    }),
  }
}

/** Header fields without those that HTTP/2 has for the first line. */
function headersOf(headers: readonly Header[]): HeaderList {
  return headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name, value])
}
