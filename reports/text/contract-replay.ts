import type { ContractStory, StoryHeader } from '../story/run-story-model.ts'
import { quoted } from './quoted.ts'

/** The command that verifies the pact of an interaction again. */
export function contractReplay(header: StoryHeader, { pact }: Pick<ContractStory, 'pact'>): string {
  const profile = header.target.embedded ? '' : ` --profile ${quoted(header.profile ?? 'YOUR-PROFILE.yaml')}`
  return `npx assay verify --pact ${quoted(pact)}${profile} --seed ${header.seed}`
}
