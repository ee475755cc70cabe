import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { type Client, createClient } from '../client.ts'
import { testProfile } from './test-profile.ts'

/** A request as a local server received it. */
export interface ReadRequest {
  message: IncomingMessage
  body: Buffer
}

/** Starts an HTTP server for one test and returns its address. It ends with the test. */
export async function httpLoopback(
  test: TestContext,
  answer: (request: ReadRequest, response: ServerResponse) => void,
): Promise<string> {
  const server = http.createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => answer({ message, body: Buffer.concat(chunks) }, response))
  })
  return listen(test, server, () => server.closeAllConnections())
}

/** Starts a bare TCP server for one test. `talk` is called with each connection and its number, from 1. */
export async function tcpLoopback(test: TestContext, talk: (socket: Socket, number: number) => void): Promise<string> {
  const sockets = new Set<Socket>()
  let number = 0
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    number += 1
    talk(socket, number)
  })
  return listen(test, server, () => {
    for (const socket of sockets) socket.destroy()
  })
}

async function listen(test: TestContext, server: Server, cut: () => void): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  test.after(() => {
    const closed = new Promise((resolve) => {
      server.close(resolve)
    })
    cut()
    return closed
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A client for an address. It ends with the test. */
export function clientAt(test: TestContext, ...given: Parameters<typeof testProfile>): Client {
  const client = createClient({ profile: testProfile(...given) })
  test.after(() => client.close())
  return client
}
