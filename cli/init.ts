import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { profileSchemaFile } from '../harness/profile/profile-schema.ts'
import type { Io } from './asked/io.ts'

export interface InitOptions {
  /** `assay.profile.yaml` when absent. */
  out?: string
  /** Write over an existing file. */
  force?: boolean
}

/**
 * Writes a commented profile to fill in. Exit code 0, or 3 with a sentence where the file exists or cannot be written.
 */
export async function initCommand(options: InitOptions, io: Io): Promise<number> {
  const out = options.out ?? 'assay.profile.yaml'
  if (existsSync(out) && !options.force) {
    io.err.line(`PROFILE_EXISTS: ${out} already exists. Name another file with --out, or overwrite it with --force.`)
    return 3
  }
  try {
    writeFileSync(out, initProfileText(out))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    io.err.line(
      `PROFILE_UNWRITABLE: ${out} cannot be written (${code}). With --out, name a file in a folder that exists.`,
    )
    return 3
  }
  io.out.line(
    `Wrote ${out}. Set ASSAY_BASE_URL, ASSAY_MAIN_APP_ID and ASSAY_MAIN_SECRET, then check it: npx assay doctor --profile ${out}`,
  )
  return 0
}

/** The commented profile, with its schema named for editors by the way that leads there from `out`. */
export function initProfileText(out: string): string {
  const address = relative(dirname(resolve(out)), profileSchemaFile())
    .split(sep)
    .join('/')
  const template = readFileSync(new URL('init-profile.yaml', import.meta.url), 'utf8')
  return `# yaml-language-server: $schema=${address}\n${template}`
}
