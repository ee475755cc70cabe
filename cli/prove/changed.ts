import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../core/content-roots.ts'
import { loadModule } from '../../core/load-module.ts'
import { count } from '../../harness/reasons/count.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'
import { tableOf } from '../../sandbox/faults/kinds/tables-in.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { type Asked, type Chosen, chooseTasks } from './choose-tasks.ts'
import { nameOf } from './task.ts'

/** What changed files affect: rules by id and variants, or everything because of one file. */
export type Touched = { rules: string[]; variants: string[] } | { everythingBy: string }

/** Files that affect no verdict of a proof. */
const beside =
  /^(?:\.\w+|ci|docs|examples|extensions|reports|scripts|templates|tests)\/|\.md$|\.test\.ts$|\/test-support\//
const features = /^features\/.+\.feature$/
const faults = /^sandbox\/(?:[\w-]+\/)?faults\/(?!kinds\/|kit\/)/
const choices = /^sandbox\/(?:[\w-]+\/)?variants\/(?!kit\/)/

/** A feature affects its rules; a file of faults, the rules that they break; one of variants, these; others, everything. */
export function touchedBy(files: readonly string[]): Touched {
  const touched = { rules: new Set<string>(), variants: new Set<string>() }
  for (const file of files) {
    if (beside.test(file)) continue
    const [kind, ids] = idsIn(file)
    if (ids.length === 0) return { everythingBy: file }
    for (const id of ids) touched[kind].add(id)
  }
  return { rules: [...touched.rules], variants: [...touched.variants] }
}

function idsIn(file: string): [keyof Exclude<Touched, { everythingBy: string }>, string[]] {
  if (features.test(file)) {
    const own = readRequirements().filter(({ defined }) => defined?.startsWith(`${file}:`))
    return ['rules', own.map(({ id }) => id)]
  }
  if (faults.test(file)) {
    const own = new Set(exportedBy(file))
    return ['rules', knownFaults().flatMap(({ id, breaks }) => (own.has(id) ? breaks : []))]
  }
  if (!choices.test(file)) return ['variants', []]
  const own = new Set(exportedBy(file))
  return ['variants', variants.flatMap(({ id }) => (own.has(id) ? [id] : []))]
}

/** The ids in the exported lists of a code file or in a table; empty for a deleted file. */
function exportedBy(file: string): unknown[] {
  const path = join(projectRoot, file)
  if (!existsSync(path)) return []
  if (path.endsWith('.yaml')) return Object.keys(tableOf(path))
  return Object.values(loadModule(path)).flatMap((exported) =>
    Array.isArray(exported) ? exported.map((one: { id?: unknown } | null) => one?.id) : [],
  )
}

/** The files of Assay's clone that differ from a commit, with new ones. @throws AskedWrongly CHANGED_UNKNOWN */
export function changedSince(commit: string): string[] {
  const git = (...asked: string[]) =>
    execFileSync('git', asked, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const names = git('diff', '--name-only', '--relative', '--end-of-options', commit, '--')
    return [...names.split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean)
  } catch (cause) {
    throw new AskedWrongly(
      'CHANGED_UNKNOWN',
      `--changed was given ${commit}, and git could not compare ${projectRoot} with it. Give a commit, a branch or a tag of a clone of Assay.`,
      { cause },
    )
  }
}

/** The sandboxes for a proof of the changes, and a sentence about them. */
export function chooseTouched(touched: Touched, asked: Asked, commit: string): { chosen: Chosen; sentence: string } {
  if ('everythingBy' in touched)
    return { chosen: chooseTasks(asked), sentence: `Everything is evaluated: ${touched.everythingBy} touches it.` }
  const { rules, variants: named } = touched
  const parts = [
    ...(rules.length > 0 ? [chooseTasks({ ...asked, only: rules })] : []),
    ...(named.length > 0 ? [chooseTasks({ ...asked, variant: named })] : []),
  ]
  const tasks = new Map(parts.flatMap((part) => part.tasks.map((task) => [nameOf(task), task])))
  return {
    chosen: {
      tasks: [...tasks.values()],
      faults: parts.flatMap((part) => part.faults),
      baseline: parts.flatMap((part) => part.baseline),
    },
    sentence: `What changed since ${commit} touches ${count(rules.length, 'requirement')} and ${count(named.length, 'variant')}.`,
  }
}
