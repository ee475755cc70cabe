import type { Exchange } from '../../core/exchange.ts'
import { differs, inconclusive, type Judgement, leftUntested } from '../../core/judgement.ts'
import { because, type ReasonCode } from '../reasons/because.ts'

/** An answer with a server error, or a refusal in no form of the documents, and its outcome in short. */
export interface Odd {
  exchange: Exchange
  outcome: string
}

/** What is known of the answers on which a judgement rests. */
export interface Answers {
  /** A requested route that the target lacks, and how clearly the documents say that this version has it. */
  missing?: { route: string; level: 'stated' | 'implied' } | undefined
  /** The first server error among them. */
  crash?: Odd | undefined
  /** A server error that is no evidence, such as the answer to a request whose effect is looked at. */
  crashBefore?: Odd | undefined
  /** The first refusal among them in no form of the documents. */
  misshapen?: Odd | undefined
}

const among = (codes: readonly ReasonCode[]) => {
  const known = new Set<string>(codes)
  return ({ reason }: Judgement) => known.has(reason.code)
}
/** Reasons of rules about the form of each answer, or about the existence of routes: any answer keeps or breaks them. */
const isOfAnyAnswer = among(['answer-not-as-documented', 'answers-as-documented', 'route-missing', 'route-unknown'])
/** Reasons of rules that hold because something was refused. */
const isOfRefusal = among(['nothing-found', 'refused'])

type Row = (judgement: Judgement, answers: Answers) => Judgement | undefined

/** What the answers make of a judgement. The first row that gives one decides; without one, it stays. */
const policy: readonly Row[] = [
  (judgement) => (isOfAnyAnswer(judgement) ? judgement : undefined),
  ({ finding, evidence }, { missing }) =>
    missing?.level === 'implied' && finding !== 'untested' && finding !== 'noted'
      ? leftUntested(because('route-absent', { route: missing.route }), evidence)
      : undefined,
  // A missing route is a finding of the route's own rule. Nothing else can be evaluated there.
  ({ finding, evidence }, { missing }) =>
    missing && (finding === 'held' || finding === 'broken')
      ? inconclusive(because('route-awaited', { route: missing.route }), evidence)
      : undefined,
  (judgement) => (judgement.finding === 'held' ? undefined : judgement),
  // A crash is no refusal.
  (judgement, { crash }) =>
    crash && isOfRefusal(judgement)
      ? differs({ wanted: 'a refusal', got: crash.outcome }, judgement.evidence)
      : undefined,
  ({ evidence }, { crash, crashBefore = crash }) =>
    crashBefore &&
    inconclusive(because('failed-on-the-way', { outcome: (crash ?? crashBefore).outcome }), [
      ...evidence,
      ...(crash ? [] : [crashBefore.exchange]),
    ]),
  (judgement, { misshapen }) =>
    misshapen && isOfRefusal(judgement)
      ? inconclusive(because('undocumented-refusal', { outcome: misshapen.outcome }), judgement.evidence)
      : undefined,
]

/** A judgement as its answers let it stand. */
export function asAnswered(judgement: Judgement, answers: Answers): Judgement {
  for (const row of policy) {
    const found = row(judgement, answers)
    if (found) return found
  }
  return judgement
}
