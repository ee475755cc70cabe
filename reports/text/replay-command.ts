import { checkWord } from '../../harness/run/check-word.ts'
import type { CheckStory, StoryHeader, ContractStory } from '../story/run-story-model.ts'

/**
 * The command that repeats the evaluation of a requirement, by one check if given, and of a failing property its
 * smallest case.
 */
export function replayCommand(header: StoryHeader, address: string, check?: CheckStory): string {
  if (header.judged === 'clients') return 'npx assay serve --judge-client'
  const { counterexample } = check ?? {}
  if (header.bothSides) {
    const given = header.profile === undefined ? '' : ` --profile ${quoted(header.profile)}`
    if (header.command === 'check-har') return `npx assay check-har YOUR-FILE.har${given}`
    return `npx assay proxy --target ${quoted(header.target.base_url)}${given}`
  }
  const file = header.profile ?? 'YOUR-PROFILE.yaml'
  const profile = header.target.embedded ? '' : ` --profile ${quoted(file)}`
  const features = (header.features ?? []).map((folder) => ` --features ${quoted(folder)}`).join('')
  const path = counterexample?.path ? ` --path ${counterexample.path}` : ''
  const only = check ? titleToRepeat(check, address) : ''
  return `npx assay run${profile}${features} --only ${address}${only} --seed ${counterexample?.seed ?? header.seed}${path}`
}

/** The title of the check to repeat; for an observer's finding that of the check which sent it. */
function titleToRepeat({ title, judgements }: CheckStory, address: string): string {
  const sentBy = judgements.find((one) => one.sentBy)?.sentBy
  const only = sentBy && sentBy.address !== address ? ` --only ${sentBy.address}` : ''
  const sent = sentBy ? sentBy.title : title
  return sent === undefined ? only : `${only} --check ${checkWord(sent)}`
}

/** A word quoted for a shell. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** The command that verifies the pact of an interaction again. */
export function contractReplay(header: StoryHeader, { pact }: Pick<ContractStory, 'pact'>): string {
  const profile = header.target.embedded ? '' : ` --profile ${quoted(header.profile ?? 'YOUR-PROFILE.yaml')}`
  return `npx assay verify --pact ${quoted(pact)}${profile} --seed ${header.seed}`
}
