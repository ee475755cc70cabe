import { readdirSync, readFileSync } from 'node:fs'

/** Other processes with this word in their command line, or `NAME=value` in their environment, from Linux's /proc. */
export function processesWith(word: string, where: 'cmdline' | 'environ' = 'cmdline'): string[] {
  return readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) return false
    try {
      return readFileSync(`/proc/${entry}/${where}`, 'utf8').split('\0').includes(word)
    } catch {
      return false
    }
  })
}

/** The files left in a temporary folder, without Playwright's own. */
export function filesLeft(temporary: string): string[] {
  return readdirSync(temporary).filter((name) => !/^(?:pw-|playwright)/.test(name))
}
