import { dayMs, dayOf } from '../../../core/calendar.ts'
import { setConsent, everySignedHeader, consentIdIn, OpenFinance } from '../actions/open-finance.ts'
import type { JwsDraft } from '../actions/jws-draft.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { together } from '../../../harness/actions/scene/together.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { differs, holds } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { accepted } from '../../../harness/checks/answers/accepted.ts'
import { refusedWith, notCalledInvalid } from '../checks/refused-with.ts'
import { type Command, historiesOf } from '../../../generators/models/commands.ts'
import { familyOf } from '../../../generators/models/family.ts'
import { letPass } from '../../../generators/models/let-pass.ts'

const codes = ['CONSENT_INVALID', 'CONSENT_EXPIRED']
const states = ['valid', 'revoked', 'expired'] as const
type Status = (typeof states)[number] | 'unauthorised'
type Point = Status | 'past-valid-to' | 'created' | 'ids-differ' | 'valid-not-called-invalid' | 'of-another-provider'

/** Whose validTo passes when days do. */
const short = 'until tomorrow'
const elsewhere = "other provider's"

/** Where a consent is used. */
const places = ['its provider', 'another provider'] as const
/** The headers that a request need not have. */
const everyHeader = 'every header'
const headers = ['no further header', everyHeader]
/** What may refuse a consent of another provider: the document does not say that its id is known there. */
const foreign = ['CONSENT_UNKNOWN', ...codes, 'RESOURCE_UNKNOWN']

class Consents {
  readonly scene: Scene
  readonly openFinance: OpenFinance
  private readonly made = new Map<string, { id: string; status: Status }>()
  /** The answer to a request under a valid consent, by its provider and its headers. Beside it, a refusal says something. */
  readonly controls = new Map<string, Exchange>()
  /** The first accepted request to create one. */
  created: Exchange | undefined

  constructor(scene: Scene) {
    this.scene = scene
    this.openFinance = new OpenFinance(scene)
  }

  async the(name = ''): Promise<{ id: string; status: Status }> {
    const known = this.made.get(name)
    if (known) return known
    const tomorrow = dayOf(new Date(this.scene.run.client.secondsNow() * 1000 + dayMs))
    const { openFinance } = this
    const draft = name === short ? openFinance.createConsentUntil(tomorrow) : openFinance.createConsent()
    const answer = await this.scene.send(this.at(draft, name === elsewhere))
    const id = consentIdIn(answer)
    if (id === undefined) throw setUpFailed(answer, 'id of the consent')
    this.created ??= answer
    const consent = { id, status: 'unauthorised' as const }
    this.made.set(name, consent)
    return consent
  }

  /** A request to the provider, or to the other one. */
  at(draft: JwsDraft, isOther: boolean): JwsDraft {
    const { base_url: own, other_base_url: other = own } = this.openFinance.section
    return { ...draft, baseUrl: isOther ? other : own }
  }

  /** What days that have passed change. */
  passed(): void {
    const consent = this.made.get(short)
    if (consent?.status === 'valid') consent.status = 'expired'
  }
}

/** Whether consents can be made whose validTo passes: the body says where it stands, and the clock can be moved. */
function endsByTime({ run: { offered, profile } }: Scene): boolean {
  const body = JSON.stringify(profile.open_finance?.account_consent ?? {})
  return offered.get('control-clock') === true && body.includes('{valid_to}')
}

function hasOther({ run }: Scene): boolean {
  return run.offered.get('open-finance-other-provider') === true
}

function commandsOf(scene: Scene): Readonly<Record<string, Command<Consents, Point>>> {
  const consents = ['first', 'second', ...(hasOther(scene) ? [elsewhere] : [])]
  const at = hasOther(scene) ? places : places.slice(0, 1)
  if (!endsByTime(scene)) return commandsOn(consents, at)
  return {
    ...commandsOn([...consents, short], at),
    'let days pass': letPass(scene, [3], (state) => state.passed()),
  }
}

function commandsOn(
  consents: readonly string[],
  at: readonly string[],
): Readonly<Record<string, Command<Consents, Point>>> {
  const options = { consent: consents }
  return {
    'read under it': {
      options: { ...options, at, beside: headers },
      says: (chosen) => `read under the ${chosen['consent']} consent at ${chosen['at']}, with ${chosen['beside']}`,
      async act(state, chosen) {
        const { id, status } = await state.the(chosen['consent'])
        const isAway = chosen['at'] === 'another provider'
        const isOther = isAway !== (chosen['consent'] === elsewhere)
        const isPlain = chosen['beside'] !== everyHeader
        const draft = state.at(state.openFinance.read(id), isOther)
        const whole = { ...draft, headers: { ...draft.headers, ...(isPlain ? {} : everySignedHeader()) } }
        const answer = await state.scene.send(whole)
        const likeIt = `${isOther} ${isPlain}`
        const control = state.controls.get(likeIt)
        if (isAway) {
          const away = refusedWith(control, answer, { defect: 'names a consent of another provider', codes: foreign })
          return { answer, said: status === 'valid' ? [['of-another-provider', away]] : [] }
        }
        if (status === 'valid') {
          const said = accepted(control, answer)
          if (said.finding === 'held' && !control) state.controls.set(likeIt, answer)
          // That the other headers are taken is for other rules to say.
          if (!isPlain) return { answer, said: [] }
          return {
            answer,
            said: [
              ['valid', said],
              ['valid-not-called-invalid', notCalledInvalid(answer)],
            ],
          }
        }
        const defect = `names ${status === 'unauthorised' ? 'an' : 'a'} ${status} consent`
        const point = status === 'expired' && chosen['consent'] === short ? 'past-valid-to' : status
        return { answer, said: [[point, refusedWith(control, answer, { defect, codes })]] }
      },
    },
    'create one after a refused body': {
      options: { body: ['{}', '{"access":'] },
      says: ({ body }) => `create a consent after the body ${body}`,
      async act(state, { body = '' }) {
        await state.the('first')
        await state.scene.send({ ...state.openFinance.createConsent(), rawBody: body })
        const answer = await state.scene.send(state.openFinance.createConsent())
        return { answer, said: [['created', accepted(state.created, answer)]] }
      },
    },
    'create two at once': {
      options: {},
      says: () => 'create two consents at once',
      async act({ scene, openFinance }) {
        const answers = await together([1, 2].map(() => scene.send(openFinance.createConsent())))
        const [first, second] = answers.map(consentIdIn)
        if (first === undefined || second === undefined) return { answer: answers[0], said: [] }
        const one = { wanted: 'an id of its own', got: second, place: 'the id of the consent' }
        return { answer: answers[1], said: [['ids-differ', first === second ? differs(one, answers) : holds(answers)]] }
      },
    },
    'end or begin it': {
      options: { ...options, status: states },
      says: ({ consent, status }) => `have the ${consent} consent ${status}`,
      async act(state, { consent, status }) {
        const one = await state.the(consent)
        // That a consent which has ended may be valid again is not said.
        if (one.status === 'revoked' || one.status === 'expired') return { answer: undefined, said: [] }
        one.status = states.find((word) => word === status) ?? 'valid'
        await setConsent(state.scene.control, one.id, one.status)
        return { answer: undefined, said: [] }
      },
    },
  }
}

const byTime = [
  { do: 'end or begin it', consent: short, status: 'valid' },
  { do: 'end or begin it', status: 'valid' },
  { do: 'read under it', consent: short },
  { do: 'read under it' },
  { do: 'let days pass' },
  { do: 'read under it', consent: short },
  { do: 'read under it' },
  { do: 'read under it', consent: short },
]

const awayFromHome = [
  { do: 'end or begin it', consent: elsewhere, status: 'valid' },
  { do: 'read under it', consent: elsewhere },
  { do: 'read under it', at: 'another provider' },
  { do: 'read under it', at: 'another provider' },
  { do: 'read under it', consent: elsewhere, at: 'another provider' },
  { do: 'read under it', consent: 'second', at: 'another provider' },
  { do: 'read under it', consent: elsewhere },
  { do: 'end or begin it', consent: elsewhere, status: 'revoked' },
  { do: 'read under it', consent: elsewhere },
]

/** Consents of open finance: each is valid from its authorisation to its end, whatever becomes of another one. */
export const family = familyOf({
  name: 'open-finance consents',
  points: [
    'created',
    'ids-differ',
    'valid',
    'valid-not-called-invalid',
    'unauthorised',
    'revoked',
    'expired',
    'past-valid-to',
    'of-another-provider',
  ] satisfies Point[],
  histories: (scene) =>
    historiesOf(scene, {
      begin: (own) => new Consents(own),
      commands: commandsOf(scene),
      stories: [
        [
          { do: 'create one after a refused body' },
          { do: 'create one after a refused body', body: '{"access":' },
          // The second time, both go over connections that are open already.
          { do: 'create two at once' },
          { do: 'create two at once' },
          { do: 'end or begin it', status: 'valid' },
          { do: 'read under it' },
          { do: 'read under it' },
          { do: 'read under it' },
          { do: 'read under it' },
          { do: 'read under it', consent: 'second' },
          { do: 'read under it', consent: 'second' },
          { do: 'end or begin it', consent: 'second', status: 'valid' },
          { do: 'read under it', consent: 'second' },
          { do: 'read under it', beside: everyHeader },
          ...(hasOther(scene) ? awayFromHome : []),
          { do: 'end or begin it', status: 'revoked' },
          { do: 'read under it' },
          { do: 'read under it', consent: 'second' },
          { do: 'read under it', beside: everyHeader },
          { do: 'read under it', consent: 'second' },
          { do: 'end or begin it', consent: 'second', status: 'expired' },
          { do: 'read under it', consent: 'second', beside: everyHeader },
          { do: 'read under it', consent: 'second' },
          { do: 'read under it' },
        ],
        ...(endsByTime(scene) ? [byTime] : []),
      ],
    }),
})
