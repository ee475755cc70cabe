import { check } from '../../../harness/checks/answers/check.ts'
import type { Requirement } from '../../../core/requirement.ts'
import type { Duty } from './story/client-story.ts'
import * as callbacks from './rules/callbacks.ts'
import * as jws from './rules/jws.ts'
import * as keys from './rules/keys.ts'
import * as limits from './rules/limits.ts'
import * as pages from './rules/pages.ts'
import * as paging from './rules/paging.ts'
import * as refresh from './rules/refresh.ts'
import * as requests from './rules/requests.ts'
import * as signing from './rules/signing.ts'

const topics = { callbacks, jws, keys, limits, pages, paging, refresh, requests, signing }

/** What evaluates each duty of clients, by the id of its row: the topic is that of the file, the obligation the name in it. */
export const duties: Readonly<Record<string, Duty>> = Object.fromEntries(
  Object.entries(topics).flatMap(([topic, rules]) =>
    Object.entries<Duty>(rules).map(([name, duty]) => [`clients/client-${topic}/${inWords(name)}`, check(duty)]),
  ),
)

/** `atMost100Objects` as an id has it: `at-most-100-objects`. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
}

/** How the check of a duty is called. `text` is that of its row. */
export function checkOfDuty({ id, text }: Pick<Requirement, 'id' | 'text'>) {
  const [home, topic] = id.split('/')
  return { name: id, title: text.replace(/\.$/, ''), where: `requirements/${home}/${topic}.yaml`, requirements: [id] }
}
