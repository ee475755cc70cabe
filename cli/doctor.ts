import { createClient } from '../harness/client/client.ts'
import { clientInDialect } from '../harness/dialect/in-dialect.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { goesByCertificates } from '../core/interfaces.ts'
import type { InterfaceDescription } from '../harness/actions/scene/scene.ts'
import { sendingOf } from '../harness/actions/scene/sending-of.ts'
import { createBrowsers } from '../harness/hosted/browsers.ts'
import { runOfInterface } from '../harness/run/run-of-interface.ts'
import { dialectOfProfile } from '../harness/dialect/profile-in-dialect.ts'
import { useOwnFeatures } from '../harness/evaluation/use-own-features.ts'
import { readProfile } from '../harness/profile/read-profile.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { describeInterface } from '../interfaces/describe-interface.ts'
import { printed, type Mark } from '../core/doctor-line.ts'
import { examine } from './doctor/examine.ts'
import type { Io } from './asked/io.ts'

/**
 * Checks a profile against the live target, one line per item, with how to fix it. Sends GET requests only.
 * Exit code 0 when a run can begin, 1 with a problem, 2 where the target is out of reach. @throws ProfileError
 */
export async function doctorCommand(options: { profile?: string }, io: Io): Promise<number> {
  const file = options.profile ?? 'assay.profile.yaml'
  const profile = readProfile(file, io.env, useOwnFeatures)
  io.out.line(`ok         profile: ${file} is well-formed`)
  const claimed = profile.target.interfaces
  const [byCertificates, byKeys] = [true, false].map((wanted) =>
    claimed.filter((name) => goesByCertificates(name) === wanted).flatMap((name) => describeInterface(name) ?? []),
  ) as [InterfaceDescription[], InterfaceDescription[]]
  // The interface with most to examine, if clients have keys for it.
  const first =
    byKeys.find(({ doctor, dialect }) => doctor.examines.includes('providers') && !dialect.ownKeys) ?? byKeys[0]
  const masker = createMasker(secretsOf(profile))
  const plain = createClient({ profile, masker })
  const browsers = createBrowsers()
  const shared = { profile, client: plain, browsers, describe: describeInterface, ...outsideOfRuns }
  const spoken = (description: InterfaceDescription) => {
    const { dialect, doctor, send } = description
    const client = clientInDialect(plain, dialectOfProfile(dialect, profile))
    const signing = send && { send: sendingOf(runOfInterface(dialect.interface, shared), description) }
    return { dialect, doctor, client: { ...client, ...signing } }
  }
  const others = byKeys.filter((one) => one !== first).map(spoken)
  const now = new Date()
  const everyLine = async function* () {
    for (const { dialect, doctor } of byCertificates)
      if (doctor.own) yield* doctor.own({ profile, dialect, client: plain, now })
    if (first) yield* examine({ profile, ...spoken(first), others, now })
  }
  const counts = new Map<Mark, number>()
  let outOfReach = false
  try {
    for await (const line of everyLine()) {
      counts.set(line.mark, (counts.get(line.mark) ?? 0) + 1)
      outOfReach ||= line.outOfReach ?? false
      io.out.line(masker.mask(printed(line)))
    }
  } finally {
    await plain.close()
  }
  io.out.line('')
  io.out.line(sumUp(counts, outOfReach, file))
  if (outOfReach) return 2
  return counts.has('problem') ? 1 : 0
}

/** What a run would choose or record. */
const outsideOfRuns = { cases: 1, seed: 1, label: 'doctor', record: () => undefined }

function sumUp(counts: Map<Mark, number>, outOfReach: boolean, file: string): string {
  const count = (mark: Mark, one: string, many: string) => {
    const number = counts.get(mark) ?? 0
    return `${number} ${number === 1 ? one : many}`
  }
  const found = [
    count('problem', 'problem', 'problems'),
    count('warning', 'warning', 'warnings'),
    `${counts.get('not given') ?? 0} not given`,
  ].join(', ')
  if (outOfReach) return `The target is out of reach (${found}).`
  if (counts.has('problem')) return `Fix the problems before a run (${found}).`
  return `Ready: npx assay run --profile ${file} (${found}).`
}
