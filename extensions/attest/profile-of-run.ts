import { readProfile } from '../../harness/profile/read-profile.ts'
import { profileDigestOf } from '../../harness/run/profile-digest.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import type { Statement } from './statement.ts'

/** @throws AskedWrongly PROFILE_OTHER where a profile is not that of the attested run, NOT_ATTESTED where it had none; ProfileError */
export async function assertSameProfile(file: string, { predicate }: Statement, { env }: Io): Promise<void> {
  const attested = predicate.configuration.find(({ name }) => name === 'profile')?.digest?.sha256
  if (attested === undefined)
    throw new AskedWrongly(
      'NOT_ATTESTED',
      'The attestation names no profile: the run was on the sandbox. Leave --profile out.',
    )
  const found = await profileDigestOf(readProfile(file, env))
  if (found === attested) return
  throw new AskedWrongly(
    'PROFILE_OTHER',
    `${file} is not the profile of the run: without secrets, its SHA-256 is ${found}, and the attestation has ${attested}. Give the profile as it was.`,
  )
}
