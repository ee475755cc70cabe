import { readFileSync } from 'node:fs'
import { packageFile } from '../../core/content-roots.ts'

let version: string | undefined

export function assayVersion(): string {
  version ??= (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version
  return version
}
