import type { IncomingMessage, ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { listen, listening } from '../../../tests/test-support/hostile-server.ts'
import { type Client, createClient } from '../client.ts'
import { testProfile } from './test-profile.ts'

/** A request as a local server received it. */
export interface ReadRequest {
  message: IncomingMessage
  body: Buffer
}

/** Starts an HTTP server and returns its address. It ends with the test that starts it. */
export function httpLoopback(answer: (request: ReadRequest, response: ServerResponse) => void): Promise<string> {
  return listening((message, response, body) => answer({ message, body }, response))
}

/** Starts a bare TCP server. `talk` is called with each connection and its number, from 1. */
export function tcpLoopback(talk: (socket: Socket, number: number) => void): Promise<string> {
  let number = 0
  return listen(net.createServer((socket) => talk(socket, (number += 1))))
}

/** A client for an address. It ends with the test. */
export function clientAt(test: TestContext, ...given: Parameters<typeof testProfile>): Client {
  const client = createClient({ profile: testProfile(...given) })
  test.after(() => client.close())
  return client
}
