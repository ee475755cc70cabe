import { takeOauthLogin } from '../logins/oauth-flow.ts'
import { listedAttempts } from '../logins/read-attempts.ts'
import { because } from '../../reasons/because.ts'
import { daySeconds, graceSeconds } from '../../../core/calendar.ts'
import type { AttemptView } from '../../checks/attempts/attempt-view.ts'
import type { Send } from '../../client/draft.ts'
import { currentLane } from '../../run/run.ts'
import { rowsOf, isSuccess } from '../../checks/answers/answer.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { waitForAttempt } from '../scene/wait-for-attempt.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { callDraft, startDraft } from './call-draft.ts'
import { isAtAnyTime } from './is-at-any-time.ts'
import {
  afterSeeing,
  afterSending,
  nothingKnown,
  phaseOf,
  type Memory,
} from '../../checks/call-sequences/sequence-memory.ts'
import { nextRefreshSeconds } from '../../checks/call-sequences/refresh-rules.ts'
import type { Sight, CallMade } from '../../checks/call-sequences/call-made.ts'
import type { CallSequence, SequenceCall } from '../../checks/call-sequences/call-sequence.ts'

/**
 * Makes the calls of a sequence, one after another, and reports after each the state of the login, up to the first that got
 * no answer. Moves the target's clock where a call asks for it and no attempt is under way, and puts it back at the end.
 * @throws CheckStopped (inconclusive) where the login cannot be made or read
 */
export async function* playSequence(scene: Scene, send: Send, sequence: CallSequence): AsyncGenerator<CallMade> {
  // All sequences at the oauth provider have the one login of the profile.
  const giveBack = sequence.kind === 'oauth' ? await takeOauthLogin(scene) : undefined
  try {
    const began =
      sequence.kind === 'oauth' ? await fromReadyLogin(scene, send) : await fromCreation(scene, send, sequence)
    const { login } = began
    let { memory, sight } = began
    if (began.step) yield began.step
    let answered: string | undefined
    for (const [place, call] of sequence.calls.entries()) {
      if (isAtAnyTime(sequence.calls.slice(place), sight)) await currentLane().makeWay()
      const sentAtSeconds = await momentFor(scene, sight, call)
      const queryString = scene.run.profile.data.oauth_login?.query_string ?? ''
      const answer = await send(callDraft(scene.requests, call, login, queryString))
      // Whether the target did what the call asks for is unknown, or it may still do it: nothing can be said of the login any more.
      if (!answer.answer) return
      const accepted = isSuccess(answer)
      const hurries = sequence.calls[place + 1]?.hurried ?? false
      const fetches = accepted && (call.do === 'reconnect' || call.do === 'refresh')
      const before = fetches ? sight.attempt.id : undefined
      if (accepted && call.do === 'interactive') answered = sight.attempt.id
      const wanted = waitFor(sequence, call, accepted, hurries, answered)
      const after = await look(scene, send, login, { wanted, before, answered })
      yield { kind: sequence.kind, call, memory, before: sight, sentAtSeconds, answer, accepted, after }
      if (accepted && call.do === 'reconnect') memory = afterSending(memory, call)
      memory = afterSeeing(memory, after.phase)
      sight = after
    }
  } finally {
    giveBack?.()
    await scene.control.resetClock()
  }
}

interface Began {
  login: LoginRef
  memory: Memory
  sight: Sight
  step?: CallMade
}

async function fromCreation(scene: Scene, send: Send, sequence: CallSequence): Promise<Began> {
  const provider = scene.provider(sequence.kind)
  const customer = await scene.newCustomer()
  const sentAtSeconds = scene.run.client.secondsNow()
  const answer = await send(startDraft(scene.requests, sequence.start, customer, provider))
  const login = scene.loginOf(answer, customer, provider)
  const wanted = sequence.calls[0]?.hurried ? undefined : settled()
  const after = await look(scene, send, login, { wanted })
  const memory = afterSeeing(afterSending(nothingKnown, sequence.start), after.phase)
  const around = { kind: sequence.kind, call: sequence.start, memory: nothingKnown, before: undefined }
  return { login, memory, sight: after, step: { ...around, sentAtSeconds, answer, accepted: true, after } }
}

async function fromReadyLogin(scene: Scene, send: Send): Promise<Began> {
  const ready = scene.run.profile.data.oauth_login
  if (!ready) throw untested(because('profile-gives-no', { field: 'data.oauth_login' }))
  const login: LoginRef = {
    id: ready.login_id,
    secret: ready.login_secret,
    customer: { id: ready.customer_id, secret: ready.customer_secret, as: 'main' },
    provider: scene.provider('oauth'),
    credentials: {},
  }
  return { login, memory: nothingKnown, sight: await look(scene, send, login) }
}

type Wanted = (attempt: AttemptView) => boolean

const settled =
  (answered?: string): Wanted =>
  (attempt) =>
    phaseOf(attempt, answered) !== 'running'
const finished: Wanted = (attempt) => attempt.finished

/** What the sequence waits for before its next call; nothing where that call hurries or nobody would move the attempt. */
function waitFor(
  sequence: CallSequence,
  call: SequenceCall,
  accepted: boolean,
  hurries: boolean,
  answered: string | undefined,
): Wanted | undefined {
  if (hurries) return undefined
  if (sequence.kind === 'oauth') return accepted && call.do === 'authorize' ? finished : undefined
  return accepted && call.do === 'interactive' ? finished : settled(answered)
}

interface Looked {
  wanted?: Wanted | undefined
  /** The attempt that the newest follows. */
  before?: string | undefined
  /** The attempt that was given its input. */
  answered?: string | undefined
}

/** The attempts of a login and how the newest stands, once it is as wanted. */
async function look(
  scene: Scene,
  send: Send,
  login: LoginRef,
  { wanted = () => true, before, answered }: Looked = {},
): Promise<Sight> {
  const attempt = await waitForAttempt(
    {
      ...scene.attemptSource(login, () => send(scene.requests.showLogin(login))),
      after: before,
    },
    wanted,
    'settle',
  )
  const list = await listedAttempts(scene, send, login, [attempt.id])
  const attempts = rowsOf(list)
  if (!isSuccess(list) || !attempts) throw setUpFailed('list the attempts of a login', list)
  return { attempts, attempt, phase: phaseOf(attempt, answered), list, shown: attempt.exchange }
}

/**
 * The target's time at which a call is sent, in seconds since 1970. The moment of a refresh is reached by moving the
 * clock, but never under an attempt, which would run out of time. After a move the next answers show the new time,
 * so that it is reckoned here, with the time for which others were waited for.
 */
async function momentFor(scene: Scene, { phase, shown }: Sight, call: SequenceCall): Promise<number> {
  const now = scene.run.client.secondsNow()
  if (call.do !== 'refresh' || call.moment === 'at once' || phase === 'running' || phase === 'waiting') return now
  const isLate = call.moment === 'a day late'
  const moment = (nextRefreshSeconds(shown) ?? now) + (isLate ? daySeconds : -120)
  if (moment <= now) return now
  const wanted = moment - now
  return now + (await scene.control.advanceClock(wanted, wanted + (isLate ? daySeconds : graceSeconds)))
}
