import { readdirSync, readFileSync } from 'node:fs'

/** The other processes with this word in their command line or, as `NAME=value`, in their environment, as Linux shows them. */
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

/** What is left in a folder for temporary files, without the folder that Playwright keeps for each user. */
export function filesLeft(temporary: string): string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('pw-'))
}
