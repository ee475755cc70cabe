import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/** An interface that the profile claims, with its client. */
export interface Spoken extends Pick<InterfaceDescription, 'dialect' | 'doctor'> {
  client: Client
}

/** The input of the doctor's checks. */
export interface Examination extends Spoken {
  profile: Profile
  /** The other interfaces that the profile claims. */
  others: ReadonlyArray<Spoken>
  now: Date
}

/** The simplest list of an interface that the profile allows to request. */
export function plainest(
  { dialect, doctor, profile }: Pick<Examination, 'dialect' | 'doctor' | 'profile'>,
  change: Partial<Draft> = {},
): Draft {
  const { name, path, query } = doctor.list(profile)
  const draft = {
    name,
    method: 'GET',
    path: dialect.basePath + path,
    headers: {},
    as: 'main',
    signing: 'auto',
  } as const
  return { ...draft, ...(query && { query }), ...change }
}
