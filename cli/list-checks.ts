import { checksToRun } from '../harness/evaluation/whole-of.ts'
import { count } from '../harness/reasons/count.ts'
import { addressOf } from '../requirements/address-of.ts'
import { checkInWordsOf } from '../requirements/in-words-of.ts'
import type { Io } from './asked/io.ts'

/** `assay run --list`: prints each check that the run would do, with the requirements that it checks. Gives exit code 0. */
export function listChecks(options: Parameters<typeof checksToRun>[0], { out }: Io): number {
  const checks = checksToRun(options)
  for (const { interface: name, check } of checks) {
    const addresses = check.requirements.map((id) => addressOf(id, name))
    out.line(`${checkInWordsOf(name, check.title)} (${addresses.join(', ')})`)
  }
  out.line(`${count(checks.length, 'check')}. Nothing was asked of the target.`)
  return 0
}
