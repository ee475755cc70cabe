import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after } from 'node:test'
import { assay, lastLine, resultsIn, root, scratchFolder } from './assay.ts'

/** The folder of an interface unknown to Assay, with one feature. */
export const library = join(root, 'examples/own-interface/conformance/library-v1')
export const folder = scratchFolder()
const servers: Server[] = []
after(() => servers.forEach((server) => server.close()))

/** The mistakes of a library. */
export interface Behaviour {
  answersUnknownReaders?: boolean
  listsNewestFirst?: boolean
  inventsBooks?: boolean
}

const books = [1, 2, 3, 4, 5].map((id) => ({ id: String(id), title: `Book ${id}` }))

/** Answers as a library with these mistakes. */
function answer(asked: IncomingMessage, reply: ServerResponse, broken: Behaviour): void {
  const { pathname, searchParams } = new URL(asked.url ?? '', 'http://library')
  const say = (status: number, body: object) =>
    void reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (status: number, name: string) =>
    say(status, { error_class: name, error_message: `It is ${name}`, request: {} })
  const known = asked.headers['reader-id'] === 'reader' && asked.headers.authorization === 'Bearer key-of-the-reader'
  if (!known && !broken.answersUnknownReaders) return refuse(401, 'ReaderMissing')
  const [, id] = /^\/library\/v1\/books\/(.+)$/.exec(pathname) ?? []
  if (id === undefined) return say(200, page(searchParams, broken))
  const book = books.find((one) => one.id === id) ?? (broken.inventsBooks ? { id, title: 'Any' } : undefined)
  return book ? say(200, { data: book }) : refuse(404, 'BookNotFound')
}

function page(query: URLSearchParams, { listsNewestFirst }: Behaviour): object {
  const list = listsNewestFirst ? books.toReversed() : books
  const from = Math.max(
    0,
    list.findIndex(({ id }) => id === query.get('from_id')),
  )
  const size = Number(query.get('per_page') ?? 100)
  const next = list[from + size]?.id ?? null
  const next_page = next === null ? null : `/library/v1/books?per_page=${size}&from_id=${next}`
  return { data: list.slice(from, from + size), meta: { next_id: next, next_page } }
}

/** Evaluates a library. Returns each requirement's verdict. */
export async function evaluated(name: string, broken: Behaviour = {}, own = library) {
  const server = createServer((asked, reply) => answer(asked, reply, broken)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const profile = join(folder, `${name}.yaml`)
  writeFileSync(
    profile,
    `target: { base_url: 'http://127.0.0.1:${port}', interfaces: [library-v1] }\n` +
      'clients: [{ purpose: main, app_id: reader, secret: key-of-the-reader }]\n' +
      `interfaces: ['${own}']\n`,
  )
  const out = join(folder, name)
  const ended = await assay(['run', '--profile', profile, '--out', out, '--seed', '7', '--record', `${out}.recording`])
  const { requirements } = resultsIn(out)
  return { ...ended, last: lastLine(ended), verdicts: requirements.map(({ id, verdict }) => [id, verdict]) }
}

/** The example's verdicts on a right server. */
export const held = [
  ['library-v1/books/app-id-missing', 'passed'],
  ['library-v1/books/listed-by-id', 'passed'],
  ['library-v1/books/unknown-book', 'passed'],
]
