import type { Profile } from '../../profile/profile.ts'
import type { Typed, SequenceKind } from '../../checks/call-sequences/call-sequence.ts'

/** What a profile allows sequences of one kind of provider to send. */
export interface SequenceSpace {
  kind: SequenceKind
  typed: Typed[]
  answers: Array<'right' | 'wrong'>
  /** Whether the target's clock can be moved. */
  clock: boolean
}

const kinds: SequenceKind[] = ['plain', 'interactive', 'select', 'file', 'oauth']

/** The kinds of sequences that a profile offers; empty without a plain provider. A file is imported by its address only. */
export function sequenceSpaces(profile: Profile): SequenceSpace[] {
  const clock = profile.control?.offers.includes('clock') ?? false
  return kinds.flatMap((kind) => {
    const provider = profile.providers.find(({ purpose }) => purpose === kind)
    const offered = kind === 'file' ? provider?.file?.url : kind === 'oauth' ? profile.data.oauth_login : provider
    if (!provider || offered === undefined) return []
    const { credentials, interactive_credentials: answers } = provider
    const typed: Typed[] = ['right', ...(credentials?.other ? ['other' as const] : [])]
    if (credentials?.fail) typed.push('wrong')
    return { kind, typed, answers: answers?.fail ? ['right', 'wrong'] : ['right'], clock }
  })
}
