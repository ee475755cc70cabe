import type { Profile } from '../../profile/profile.ts'
import type { Typed, WalkKind } from '../../checks/call-sequences/call-sequence.ts'

/** What a profile allows walks of one kind of provider to send. */
export interface WalkSpace {
  kind: WalkKind
  typed: Typed[]
  answers: Array<'right' | 'wrong'>
  /** Whether the target's clock can be moved. */
  clock: boolean
}

const kinds: WalkKind[] = ['plain', 'interactive', 'select', 'file', 'oauth']

/** The kinds of walks that a profile offers; empty without a plain provider. A file is imported by its address only. */
export function walkSpaces(profile: Profile): WalkSpace[] {
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
