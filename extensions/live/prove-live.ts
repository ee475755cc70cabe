import { writeFileSync } from 'node:fs'
import { sentenceOf } from '../../faults/catalogue.ts'
import type { Client } from '../../harness/client/client.ts'
import { routeAt } from '../../harness/dialect/dialect.ts'
import { pathOf } from './gateway/made-right.ts'
import type { RouteOf } from './gateway/from-before.ts'
import { watched } from './gateway/gateway.ts'
import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { loadOwnSteps } from '../../harness/evaluation/use-own-features.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { count } from '../../harness/reasons/count.ts'
import { everyDialect } from '../../interfaces/describe-interface.ts'
import { faultsSentence } from '../../reports/text/faults-text.ts'
import { interfacesToEvaluate } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { faultsShown } from '../../cli/faults-shown.ts'
import { span } from '../../cli/progress.ts'
import {
  createTally,
  type LiveProof,
  type ShownLive,
  type Passing,
  passThrough,
  holdingIn,
  type PlannedAlteration,
  planLive,
} from './plan.ts'
import { readShown, labelOf, tryOut } from './try-out.ts'
import { recorded } from '../../cli/recorded.ts'
import type { Concluded } from '../../cli/reported.ts'
import { openTarget, type ProfileSource } from '../../cli/targets/open-target.ts'
import { wantsCertificates } from '../../cli/targets/wants-certificates.ts'

export interface ProveLiveOptions {
  profile?: ProfileSource
  only: string[]
  features: string[]
  out: string
  seed?: number
  workers?: number
  json?: string
  /** What an earlier proof of the same target wrote as JSON: only what it has not shown is tried. */
  shown?: string
}

/**
 * `assay prove --live`: runs the checks on a target, and then again those that hold, through a gateway that gives the
 * target one fault after another.
 */
export async function proveLiveCommand(options: ProveLiveOptions, io: Io): Promise<number> {
  const target = await openTarget(options.profile, io.env, {
    openFinance: wantsCertificates(options),
    features: options.features,
  })
  const { profile, embedded } = target
  const { name: of } = profile.target
  const browsers = createBrowsers()
  try {
    await loadOwnSteps()
    const before =
      options.shown === undefined ? undefined : readShown(options.shown, { target: of, only: options.only })
    return await recorded(
      { command: 'prove', profile, out: options.out, formats: [], io, embedded },
      ({ client, say, record }) => {
        const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
        const { workers, json } = options
        const interfaces = interfacesToEvaluate(profile, [])
        const passing = { profile, interfaces, seed, browsers, embedded, record, workers }
        return prove(client, passing, { only: before?.left ?? options.only, before: before?.shown ?? [], json, say })
      },
    )
  } finally {
    await browsers.close()
    await target.close()
  }
}

interface Shown {
  only: string[]
  /** Shown by an earlier proof. */
  before: ShownLive[]
  json: string | undefined
  say: (line: string) => void
}

async function prove(client: Client, passing: Passing, { only, before, json, say }: Shown): Promise<Concluded> {
  const beganMs = performance.now()
  const { profile, seed } = passing
  const { name, base_url: base } = profile.target
  say(`Checking ${name} at ${base} as it is, seed ${seed}`)
  const watch = watched(client, profile, routeNames(profile))
  const first = await passThrough(watch.client, passing, { only, label: labelOf(passing) })
  const plan = planLive(first, watch.found())
  const holding = holdingIn(first)
  const tally = createTally(holding)
  say(budgetLine(plan, client))
  for (const one of plan) {
    const left = tally.left(one)
    if (left.length === 0 || endOf(client) !== undefined) continue
    const failed = await tryOut(one, left, { client, passing, tally })
    say(
      `${one.alteration.id}: ${failed} of ${count(left.length, 'requirement')} failed. ${sentenceOf(one.alteration.id)}`,
    )
  }
  const requirements = [...before, ...tally.requirements()]
  passing.record(faultsShown(requirements))
  const proof: LiveProof = {
    liveProof: 1,
    target: name,
    seed,
    requirements,
    alterations: tally.alterations(),
    requests: client.stats().requests,
    seconds: Math.round((performance.now() - beganMs) / 1000),
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(proof, undefined, 2)}\n`)
  const shown = requirements.filter(({ alteration }) => alteration !== undefined).length
  const ended = endOf(client)
  return {
    exitCode: ended !== undefined || holding.length === 0 ? 2 : 0,
    sentence: conclusion(shown, requirements.length, ended),
    lines: () => requirements.flatMap(({ address, why }) => (why === undefined ? [] : [`${address}: ${why}`])),
  }
}

/** Why nothing more can be asked; undefined while it can. */
function endOf(client: Client): string | undefined {
  return client.stopped() ?? client.stats().transportErrorKinds['BUDGET_SPENT']?.message
}

/** What the proof will take of the target, at most: an alteration is tried only on what no other has shown before. */
function budgetLine(plan: readonly PlannedAlteration[], client: Client): string {
  const { requests, answerMs } = client.stats()
  const most = plan.reduce((sum, one) => sum + one.requests, 0)
  const seconds = (most * (requests === 0 ? 0 : answerMs / requests)) / 1000
  const budget = `at most ${count(most, 'request')} and about ${span(seconds)}`
  return `${count(plan.length, 'alteration')} to try, with ${budget}. They send what a run sends, or less of it, or twice.`
}

function conclusion(shown: number, holding: number, stopped: string | undefined): string {
  const ended = stopped === undefined ? '' : ` The proof ended early: ${stopped.replace(/\.$/, '')}.`
  if (holding === 0) return `No conclusion: no requirement holds.${ended}`
  return `${faultsSentence({ shown, of: holding })}${ended}`
}

function routeNames({ target }: Profile): RouteOf {
  const dialects = everyDialect()
  return (asked) => {
    const at = { method: asked.method, path: pathOf(asked, target.base_url) }
    for (const dialect of dialects) {
      const route = routeAt(dialect, at)
      if (route) return `${dialect.basePath} ${route.route}`
    }
    return undefined
  }
}
