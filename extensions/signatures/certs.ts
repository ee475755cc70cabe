import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, makeTestSet, type TestSet } from '../../certificates/test-set.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'

export interface CertsOptions {
  /** `certificates` when absent. */
  out?: string
  /** Host names and addresses of the server's certificate; this machine's own when absent. */
  host?: string[]
  force?: boolean
}

const ownHosts = ['localhost', '127.0.0.1', '::1']

/**
 * Writes a test authority and certificates of every kind, right ones and wrong ones, keys readable by their owner
 * only. @throws AskedWrongly CERTIFICATES_EXIST, OutUnwritable
 */
export async function certsCommand({ out = 'certs', host = [], force = false }: CertsOptions, io: Io): Promise<number> {
  if (existsSync(join(out, 'authority.pem')) && !force)
    throw new AskedWrongly(
      'CERTIFICATES_EXIST',
      `${out} already holds a set. Name another folder with --out, or replace the set with --force.`,
    )
  const made = await makeTestSet(host.length > 0 ? host : ownHosts)
  inFolder(out, () => {
    mkdirSync(out, { recursive: true, mode: 0o700 })
    for (const [name, text, mode] of filesOf(made)) writeFileSync(join(out, name), text, { mode })
  })
  for (const line of linesOf(out)) io.out.line(line)
  return 0
}

function filesOf({
  authority,
  otherAuthority,
  certificates,
}: TestSet): Array<[name: string, text: string, mode: number]> {
  const named = Object.entries({ authority, 'other-authority': otherAuthority, ...certificates })
  return named.flatMap(([name, { certificate, key }]): Array<[string, string, number]> => [
    [`${name}.pem`, certificate, 0o644],
    [`${name}.key`, key, 0o600],
  ])
}

function linesOf(out: string): string[] {
  const width = Math.max(...Object.keys(kinds).map((name) => name.length))
  return [
    `Wrote a test authority and ${Object.keys(kinds).length} certificates, each NAME.pem with NAME.key, to ${out}:`,
    `  ${'authority'.padEnd(width)}  the authority that a target must trust to accept these certificates`,
    ...Object.entries(kinds).map(([name, { sentence }]) => `  ${name.padEnd(width)}  ${sentence}`),
    'Use them only for tests: anybody who has authority.key can make more.',
  ]
}
