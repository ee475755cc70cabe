import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Sandbox } from '../world/sandbox.ts'

/** Answers on a bare socket, before HTTP parsed a request. */
export function writeRaw({ clock }: Sandbox, socket: Duplex, { status, text }: { status: number; text: string }): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Date: ${clock.nowHttp()}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
