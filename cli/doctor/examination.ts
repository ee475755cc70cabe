import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Profile } from '../../harness/profile/profile.ts'

/** An interface that the profile claims, with a client that speaks it. */
export interface Spoken extends Pick<InterfaceDescription, 'dialect' | 'doctor'> {
  client: Client
}

/** What the doctor examines, and with what. */
export interface Examination extends Spoken {
  profile: Profile
  /** What else the profile claims. */
  others: ReadonlyArray<Spoken>
  now: Date
}

/** The plainest list of an interface, as the profile lets it be asked for. */
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
