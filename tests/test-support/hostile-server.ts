import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Server, type Socket } from 'node:net'
import { after } from 'node:test'

/** Answers one request whose body has been read whole. */
export type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void | Promise<void>

/** A server with these answers, on a free port until the file's tests end. Returns its address. */
export function listening(answer: Answering): Promise<string> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    response.on('error', () => response.destroy())
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(request, response, Buffer.concat(chunks)))
  })
  return listen(server)
}

/** A server of raw bytes: `talk` is called for each request on a connection. */
export function talking(talk: (socket: Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('data', () => talk(socket))
  })
  return listen(server)
}

/** An answer of JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answering {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** Listens on a free port. Server and connections end with the file's tests. */
export async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The client under test closes connections on purpose.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
