import net from 'node:net'

const allowed = new Set(['127.0.0.1', '::1', 'localhost'])
type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket

/** Refuses every connection but to this machine, as long as requests are made up; gives what ends that. */
export function loopbackOnly(): () => void {
  const sockets = net.Socket.prototype as unknown as { connect: Connect }
  const usual = Object.getOwnPropertyDescriptor(sockets, 'connect')?.value as Connect
  sockets.connect = function only(...args) {
    const [first] = args.flat()
    const host = typeof first === 'object' && first !== null && 'host' in first ? first.host : undefined
    if (typeof host === 'string' && !allowed.has(host)) {
      return this.destroy(new Error(`LOOPBACK_ONLY: ${host} is not asked`))
    }
    return Reflect.apply(usual, this, args)
  }
  return () => {
    sockets.connect = usual
  }
}
