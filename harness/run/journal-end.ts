import { readFileSync } from 'node:fs'
import { type Link, linkOf, unchained } from './journal-chain.ts'

/** Where a journal goes on: behind its last whole line. */
export interface JournalEnd {
  bytes: number
  last: Pick<Link, 'line' | 'digest'>
}

/** The end of a journal. A line that nothing ends, as of a run that was killed while it wrote, is not part of it. */
export function journalEnd(file: string): JournalEnd {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf(0x0a) + 1
  for (let after = end; after > 0;) {
    const from = after < 2 ? 0 : bytes.lastIndexOf(0x0a, after - 2) + 1
    const link = linkOf(bytes.subarray(from, after - 1))
    if (typeof link === 'object') return { bytes: end, last: link }
    after = from
  }
  return { bytes: end, last: unchained }
}
