import { createHash } from 'node:crypto'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { needName } from '../../../harness/verdicts/contracts.ts'
import { isBroken } from '../../../harness/verdicts/gravest.ts'
import type { CheckStory, RunStory, ContractStory, RequirementStory } from '../../../reports/story/run-story-model.ts'
import { differenceText } from '../../../reports/text/difference-text.ts'
import { mismatchText } from '../../../reports/text/mismatch-text.ts'
import { contractAddress } from '../../../harness/contracts/decide-interaction.ts'
import { contractReplay, replayCommand } from '../../../reports/text/replay-command.ts'
import { sourceText } from '../../../reports/text/source-text.ts'

/** A failure or warning: what one check found of a requirement, or what the answer to a consumer lacks. */
export interface Finding {
  subject: Subject
  verdict: 'failed' | 'warned'
  reason: string
  /** Request, difference, source and the command that repeats it, a line each. */
  details: () => string
  /** Where the user can look; absent where Assay knows no file of theirs. */
  place?: Place
  /** The same for the same requirement and check, or the same need, in every run. */
  fingerprint: string
}

/** Every failure and warning of a run: one for each requirement and check in the order of the causes, then one for each need. */
export function findingsOf(story: RunStory): Finding[] {
  const seen = new Set<string>()
  return [...ofRequirements(story), ...ofContracts(story)].filter(
    ({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint),
  )
}

function ofRequirements(story: RunStory): Finding[] {
  return story.causes.flatMap(({ verdict, seen }) =>
    seen.map(({ requirement, check, judgement }) => ({
      subject: ofRequirement(story.header, requirement),
      verdict,
      reason: judgement.reason,
      details: () => differenceText(story, requirement, check, judgement),
      ...placeOf(story, featureOf(story, check)),
      fingerprint: digestOf(`${requirement.address}\n${check.name}`),
    })),
  )
}

function ofContracts(story: RunStory): Finding[] {
  return story.contracts.filter(isBrokenNeed).map((contract) => {
    const subject = ofContract(story.header, contract)
    return {
      subject,
      verdict: contract.verdict,
      reason: contract.reason,
      details: () => `${subject.text}\n${mismatchText(contract)}\nrepeat  ${subject.repeat}`,
      ...placeOf(story, pactOf(contract)),
      fingerprint: digestOf(`${contract.provider}\n${needName(contract)}`),
    }
  })
}

type Contract = RunStory['contracts'][number]

function isBrokenNeed(one: Contract): one is Contract & { verdict: Finding['verdict'] } {
  return isBroken(one.verdict)
}

/** The line of a check in a feature of the user's own. */
function featureOf({ header }: RunStory, { where }: CheckStory): Place | undefined {
  const [, file = where, line = '1'] = /^(.*):(\d+)$/.exec(where) ?? []
  const own = header.features?.find((folder) => file.startsWith(`${basename(folder)}/`))
  return own === undefined ? undefined : { path: join(dirname(own), file), line: Number(line) }
}

/** A pact that lies in a file. */
function pactOf({ pact }: Contract): Place | undefined {
  return /^https?:/i.test(pact) ? undefined : { path: pact, line: 1 }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A line in a file of the user's, from the folder in which the command was called, with `/` between the names. */
interface Place {
  path: string
  line: number
}

/**
 * Where the user can look: in their own feature or pact, else in their profile. Nothing where the run had none of these, or where it lies outside of the folder.
 */
function placeOf({ header }: RunStory, own: Place | undefined): { place?: Place } {
  const profile = header.profile === undefined ? undefined : { path: header.profile, line: 1 }
  const found = own ?? profile
  const path = found && relative('.', found.path)
  if (!path || isAbsolute(path) || /^\.\.|(?:^|[\\/])node_modules[\\/]/.test(path)) return {}
  return { place: { path: path.replaceAll('\\', '/'), line: Math.max(1, found.line) } }
}

/** What a run evaluated, in one shape for every format: a requirement of the documents, or a need of a consumer. */
export interface Subject extends Pick<RequirementStory, 'address' | 'text' | 'verdict' | 'reason' | 'strength'> {
  /** The last word of the address, for people. */
  name: string
  note?: string | undefined
  /** The document and the place in it, or the pact. */
  source: string
  tags: string[]
  /** The command that evaluates it again. */
  repeat: string
  known?: RequirementStory['known']
}

/** The requirements of a run, then the needs of its consumers. */
export function subjectsOf({ header, requirements, contracts }: RunStory): Subject[] {
  return [...requirements.map((one) => ofRequirement(header, one)), ...contracts.map((one) => ofContract(header, one))]
}

function ofRequirement(header: RunStory['header'], requirement: RequirementStory): Subject {
  const { address, obligation, topic, strength } = requirement
  return {
    ...requirement,
    name: obligation,
    source: sourceText(requirement),
    tags: [requirement.interface, topic, strength],
    repeat: replayCommand(header, address),
  }
}

function ofContract(header: RunStory['header'], contract: ContractStory): Subject {
  const { consumer, provider, interaction, states, verdict, reason, pact, pending } = contract
  const given = states.length > 0 ? `, given ${states.join(', and ')}` : ''
  return {
    address: contractAddress(contract),
    name: interaction,
    text: `${consumer} needs of ${provider}: ${interaction}${given}.`,
    source: pact,
    strength: pending ? 'implied' : 'stated',
    tags: ['contract', consumer, provider],
    verdict,
    reason,
    repeat: contractReplay(header, contract),
  }
}
