import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy that passes every byte unchanged after a delay. */
export interface DelayingProxy {
  port: number
  /** Sets the port behind it; before that, nothing may connect. */
  towards(port: number): void
  close(): Promise<void>
}

/** A proxy on a free port; `roundTripMs` is the added delay of a request and its answer together. */
export async function startDelayingProxy(roundTripMs: number): Promise<DelayingProxy> {
  const sockets = new Set<Socket>()
  let target = 0
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTripMs / 2))
      from.on('end', () => setTimeout(() => to.end(), roundTripMs / 2))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    towards(port) {
      target = port
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
