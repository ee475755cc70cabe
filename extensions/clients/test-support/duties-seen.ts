import { profileTextOf } from '../../../cli/targets/profile-text-of.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { duties } from '../duties/duties.ts'
import { knownOf } from '../duties/server-side.ts'
import { readStories } from '../duties/story/read-stories.ts'
import type { SeenOfClients } from '../duties/story/client-story.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { parseProfile } from '../../../harness/profile/read-profile.ts'
import { everyDialect } from '../../../interfaces/describe-interface.ts'
import { readDuties } from '../../../requirements/read-requirements.ts'
import type { RunningSandbox } from '../../../sandbox/server/start.ts'

const dialects = everyDialect()

export function profileFor(running: RunningSandbox): Profile {
  return parseProfile(profileTextOf(running), { file: 'the sandbox', folder: '.', environment: {} })
}

/** What was seen of clients comes to, for each duty of each interface that they used: `ais-v4 clients/...`. */
export function dutiesSeen(seen: SeenOfClients, profile: Profile): Map<string, Judgement> {
  const stories = readStories(seen, dialects, knownOf(profile)).filter((story) => story.requests.length > 0)
  return new Map(
    stories.flatMap((story) =>
      readDuties().flatMap(({ id, interfaces }) => {
        const duty = interfaces.includes(story.dialect.interface) ? duties[id] : undefined
        return duty ? [[`${story.dialect.interface} ${id}`, duty(story)] as const] : []
      }),
    ),
  )
}

/** The names of the duties that were broken, and of those without a conclusion. */
export function brokenIn(judged: ReadonlyMap<string, Judgement>): string[] {
  return [...judged].flatMap(([name, { finding }]) => (['broken', 'inconclusive'].includes(finding) ? [name] : []))
}
