import { readFileSync } from 'node:fs'

let version: string | undefined

/** Assay's own version, from package.json. */
export function assayVersion(): string {
  version ??= (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version
  return version
}
