import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file that file providers import, and where the sandbox itself offers it for file_url. */
export const sampleFile = {
  path: fileURLToPath(new URL('./statement.csv', import.meta.url)),
  route: '/sample-files/statement.csv',
  bytes: (): Buffer => readFileSync(new URL('./statement.csv', import.meta.url)),
}
