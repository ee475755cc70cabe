import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

export interface Holder {
  pid: number
  host: string
  /** ISO 8601. */
  since: string
}

const lockName = '.assay.lock'
const held = new Set<string>()

export function lockFileOf(folder: string): string {
  return join(resolve(folder), lockName)
}

/**
 * Locks a folder against other runs. The lock of an ended process is taken over. Whether a process on another machine
 * has ended cannot be seen.
 */
export function lockFolder(folder: string): { release: () => void } | Holder {
  const file = lockFileOf(folder)
  const mine: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  const take = () => writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = holderIn(file)
    if (holder && isLive(holder, file)) return holder
    rmSync(file, { force: true })
    take()
  }
  held.add(file)
  const release = () => {
    process.off('exit', release)
    if (held.delete(file)) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return { release }
}

/** The holder of a lock; undefined for an unreadable lock, as after a full disk. */
function holderIn(file: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && pid > 0 && typeof host === 'string' && typeof since === 'string'
      ? { pid, host, since }
      : undefined
  } catch {
    return undefined
  }
}

function isLive({ pid, host }: Holder, file: string): boolean {
  if (host !== hostname()) return true
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
