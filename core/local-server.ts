import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a server listen at a free port of this machine only. Gives its address. */
export async function serveLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Ends a server, and what it still has to say. */
export function endServer(server: Pick<Server, 'close' | 'closeAllConnections'>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
