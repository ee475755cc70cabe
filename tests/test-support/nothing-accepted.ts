import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

export function json(status: number, body: unknown): Answering {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

/** The address of a server that answers so until the tests of the file are over. */
export async function listening(answer: Answering): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Targets that accept no request at all, whatever it is, with the reason that most rows have. */
export const nothingAccepted: Array<[what: string, answer: Answering, most: RegExp]> = [
  [
    'everything is refused with one class',
    json(400, { error_class: 'WrongRequestFormat', error_message: '', request: {} }),
    /accepted none of \d+ requests \(most often WrongRequestFormat\)/,
  ],
  [
    'every key is unknown',
    json(404, { error_class: 'ApiKeyNotFound', error_message: 'no', request: {} }),
    /refuses the keys of the main client \(ApiKeyNotFound\), and a request without keys alike: either the server/,
  ],
]
