import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Two files for file providers, and the sandbox's own address of the first for file_url. */
export const sampleFile = {
  path: fileURLToPath(new URL('./statement.csv', import.meta.url)),
  otherPath: fileURLToPath(new URL('./other-statement.csv', import.meta.url)),
  route: '/sample-files/statement.csv',
  bytes: (): Buffer => readFileSync(new URL('./statement.csv', import.meta.url)),
}
