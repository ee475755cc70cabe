import type { RequirementStory } from '../../story/run-story-model.ts'

/** The versions of an interface side by side: one column each, one line per requirement. */
export interface Family {
  /** The interface's name, without its version if there are several. */
  name: string
  /** The interfaces, in the order of the run. */
  interfaces: string[]
  topics: FamilyTopic[]
}

export interface FamilyTopic {
  /** Within the page: `ais/accounts`. */
  anchor: string
  topic: string
  lines: FamilyLine[]
}

export interface FamilyLine {
  obligation: string
  requirements: RequirementStory[]
}

/** The requirements by interface and topic, with the versions of one interface on one line. */
export function familiesOf(requirements: readonly RequirementStory[]): Family[] {
  const byName = Map.groupBy(requirements, (one) => one.interface.replace(/-v\d+$/, ''))
  return [...byName].map(([stem, own]) => {
    const interfaces = [...new Set(own.map((one) => one.interface))]
    const [only] = interfaces
    const name = interfaces.length === 1 && only !== undefined ? only : stem
    const topics = Map.groupBy(own, (one) => one.topic)
    return { name, interfaces, topics: [...topics].map(([topic, rows]) => topicOf(name, topic, rows)) }
  })
}

function topicOf(name: string, topic: string, rows: RequirementStory[]): FamilyTopic {
  const lines = Map.groupBy(rows, (one) => one.obligation)
  return {
    anchor: `${name}/${topic}`,
    topic,
    lines: [...lines].map(([obligation, own]) => ({ obligation, requirements: own })),
  }
}

/** The name of a column: `v4`, or the interface if it has no version. */
export function columnOf(name: string): string {
  return /-(v\d+)$/.exec(name)?.[1] ?? name
}
