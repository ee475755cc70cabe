import { connect } from 'node:net'
import { lookMs } from '../../../core/look-ms.ts'

/** A machine that drops packets answers never; another look follows. */
const mostMs = 1000

/** Whether something listens at the address of a server. */
export function listensAt(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: mostMs })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Calls `up` once something listens there. Gives what stops it. */
export function onceListening(address: string, up: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const isThere = await listensAt(address)
    if (isStopped) return
    if (isThere) up()
    else timer = setTimeout(() => void look(), lookMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
