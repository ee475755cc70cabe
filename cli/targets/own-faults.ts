import { pathToFileURL } from 'node:url'
import { ownFolders, shownPath } from '../../core/content-roots.ts'
import { FeaturesInvalid } from '../../harness/evaluation/features-invalid.ts'
import { ownCodeFiles } from '../../harness/evaluation/own-code-files.ts'
import { isOwnRow, readRequirements } from '../../requirements/read-requirements.ts'
import { faultsUnknown, rulesBrokenBy } from '../../requirements/rules-by-point.ts'
import { changeAnswers } from '../../sandbox/faults/kit/change.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'
import type { Answer } from '../../sandbox/rules/wire/wire-rules.ts'
import type { Rules } from '../../sandbox/world/rules.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'

/** Changes an answer of the sandbox: returns the changed parts, or an empty object for none. */
type Change = (answer: Answer) => Partial<Pick<Answer, 'status' | 'headers' | 'json'>>

/** A user's fault as a file in faults/ exports it: it breaks a rule by changing answers of the sandbox. */
type OwnFault = Omit<Fault, 'patch' | 'place'> & { answer: Change }

interface OwnModule {
  faults?: readonly OwnFault[]
  beyond?: Change
}

let own: { faults: Fault[]; beyond: Array<(rules: Rules) => void> } = { faults: [], beyond: [] }

/** The user's faults loaded last. */
export function ownFaults(): readonly Fault[] {
  return own.faults
}

/** Makes a sandbox answer first what the user's target answers beyond the documents. */
export function withBeyond(options: SandboxOptions): SandboxOptions {
  return own.beyond.length === 0 ? options : { ...options, patches: [...own.beyond, ...(options.patches ?? [])] }
}

/**
 * Loads the faults/ of the user's folders, in place of those loaded before.
 * @throws FeaturesInvalid FEATURES_INVALID for code that cannot be loaded, and for faults of a wrong form, with the
 * name of another, or named by no rule of the user
 */
export async function loadOwnFaults(): Promise<void> {
  own = { faults: [], beyond: [] }
  const problems: string[] = []
  const found: typeof own = { faults: [], beyond: [] }
  const files = ownFolders('faults').flatMap(ownCodeFiles)
  if (files.length === 0) return
  // Loaded only here: making Assay's own faults takes longer than the rest of a sandbox.
  const { faults } = await import('../../sandbox/faults/faults.ts')
  for (const file of files) {
    const module = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new FeaturesInvalid('FEATURES_INVALID', [`${shownPath(file)} cannot be loaded: ${why}`], { cause })
    })) as OwnModule
    const flaws = flawsOf(module, [...faults, ...found.faults])
    problems.push(...flaws.map((flaw) => `${shownPath(file)}: ${flaw}`))
    if (flaws.length > 0) continue
    const { beyond, faults: listed = [] } = module
    if (beyond) found.beyond.push(changeAnswers({}, beyond))
    for (const { answer, ...facts } of listed) found.faults.push({ ...facts, patch: changeAnswers({}, answer) })
  }
  const names = [...faults, ...found.faults].map(({ id }) => id)
  const strays = faultsUnknown(readRequirements().filter(isOwnRow), names)
  problems.push(
    ...strays.map(({ rule, name, where }) => `${where}: ${name}, which ${rule} names under Faults, is not in faults/`),
  )
  if (problems.length > 0) throw new FeaturesInvalid('FEATURES_INVALID', problems)
  own = found
}

function flawsOf({ faults: listed = [], beyond }: OwnModule, others: readonly Fault[]): string[] {
  const broken = rulesBrokenBy(readRequirements().filter(isOwnRow))
  const isNew = beyond === undefined || typeof beyond === 'function'
  if (!Array.isArray(listed)) return ['`faults` is not an array']
  return [
    ...(isNew ? [] : ['`beyond` is not a function from an answer to what is to change in it']),
    ...listed.flatMap(({ id, sentence, answer }: Partial<OwnFault>, at) => {
      const name = typeof id === 'string' ? `the fault ${id}` : `fault ${at + 1}`
      const isTaken = [...others, ...listed.slice(0, at)].some((other) => other.id === id)
      return [
        ...(typeof id === 'string' && typeof sentence === 'string' && typeof answer === 'function'
          ? []
          : [`${name} lacks one of id, sentence and the function answer`]),
        ...(isTaken ? [`${name} has the name of another one`] : []),
        ...(typeof id === 'string' && broken(id).length === 0
          ? [`${name} breaks no rule: name it below one of the folder, as "Faults: ${id}"`]
          : []),
      ]
    }),
  ]
}
