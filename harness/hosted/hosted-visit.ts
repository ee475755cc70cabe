import { because } from '../reasons/because.ts'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { makeOwnFolder } from '../../core/own-folder.ts'
import { lacking } from '../reasons/lacking.ts'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import { byPerson, type FlowReport, type FlowScript, loadFlowScript } from '../profile/flow-script.ts'
import { madeLive } from '../replay/replay-log.ts'
import { followScript } from './follow-script.ts'
import { type Loopback, openLoopback } from './loopback.ts'
import { hearOwnMessages, ownMessagesOf, receiveMessages } from './receive-messages.ts'
import { showsCredentials, wordsOf, answerMs } from './page-evidence.ts'
import type { HostedTask, SeenPage } from './seen-page.ts'
import { type Host, loggedVisit, type Visit } from './visit.ts'
import { watchDocuments, type WatchedDocuments } from './watch-documents.ts'
import { openPersonPages } from './person-pages.ts'

/** A browser accepts a truncated compressed page as whole, but counts the bytes of an uncompressed one. */
const extraHTTPHeaders = { 'Accept-Encoding': 'identity' }

/** A browser context for one user, without data of others. */
export class HostedVisit implements Visit {
  /** The return address for the user. */
  readonly returnTo: string
  private readonly run: Host
  private readonly context: BrowserContext
  private readonly loopback: Loopback
  private readonly script: FlowScript
  private readonly documents: WatchedDocuments
  private readonly screenshots: string[] = []

  private constructor(run: Host, context: BrowserContext, loopback: Loopback, script: FlowScript) {
    this.run = run
    this.context = context
    this.loopback = loopback
    this.script = script
    this.returnTo = loopback.returnTo
    const clientOrigin = new URL(loopback.returnTo).origin
    const nextId = () => `h${run.nextNumber()}`
    this.documents = watchDocuments(context, { nextId, own: clientOrigin })
  }

  /**
   * Runs `act` with a new browser context and always closes it.
   * @throws CheckStopped (untested) without a browser or a script, (inconclusive) once the run was stopped
   */
  static async during<T>(run: Host, act: (visit: Visit) => Promise<T>): Promise<T> {
    const { browser, hosted_flow: file } = run.profile.capabilities
    if (file === byPerson) return visitByPerson(run, act)
    if (browser === undefined || file === undefined) throw lacking(run.offered, 'hosted-flow')
    const stopped = run.client.stopped()
    if (stopped !== undefined)
      throw new CheckStopped('inconclusive', because('hosted-page-left', { cause: 'no-more-pages', detail: stopped }))
    const chromium = await madeLive('browser', () => run.browsers.open(browser))
    if (!chromium) return act(loggedVisit(run))
    const script = await loadFlowScript(file)
    const loopback = await openLoopback([...hostsOf(run), ...script.hosts])
    try {
      const context = await chromium.newContext({ proxy: { server: loopback.proxy }, locale: 'en', extraHTTPHeaders })
      await hearOwnMessages(context)
      context.setDefaultTimeout(run.profile.pacing.timeout_seconds * 1000)
      try {
        return await act(loggedVisit(run, new HostedVisit(run, context, loopback, script)))
      } finally {
        await context.close()
      }
    } finally {
      await loopback.close()
    }
  }

  /**
   * Opens a hosted page in a window that a client's page opened, and runs the script on it. A page that does not open
   * is skipped.
   * @throws CheckStopped (inconclusive) when the script loses its way, or a page breaks off before its end
   */
  async complete(task: HostedTask): Promise<SeenPage> {
    this.loopback.allow(new URL(task.url).hostname)
    const opener = await this.context.newPage()
    const received = await receiveMessages(opener, this.loopback.opener)
    await opener.goto(this.loopback.opener)
    const page = await this.openedBy(opener, task.url)
    const status = this.documents.answered.at(-1)?.answer?.status
    const opens = page !== undefined && status !== undefined && status >= 200 && status < 300
    if (page) await this.keepWords(page)
    if (page) await this.picture(page)
    const report = opens ? await this.follow(page, task) : {}
    const arrived = opens && task.endsAt !== undefined && (await this.comesTo(page, task.endsAt))
    if (opens && !arrived) await this.keepWords(page)
    this.documents.assertWhole(arrived)
    return {
      pages: this.documents.answered,
      ...(status !== undefined && { status }),
      report,
      arrived,
      ...(arrived && { returnedTo: new URL(page.url()) }),
      addresses: this.documents.addresses,
      messages: [...(await received()), ...(page ? ownMessagesOf(page) : [])],
      screenshots: this.screenshots,
      blocked: this.loopback.blocked(),
    }
  }

  /** The page of the target; undefined where none opens in time. The answered documents show that too. */
  private async openedBy(opener: Page, url: string): Promise<Page | undefined> {
    const [page] = await Promise.all([
      this.context.waitForEvent('page').catch(() => undefined),
      opener.evaluate(`show(${JSON.stringify(url)})`),
    ])
    await page?.waitForLoadState('domcontentloaded').catch(() => undefined)
    return page
  }

  private async follow(page: Page, task: HostedTask): Promise<FlowReport> {
    const { timeout_seconds, fetch_timeout_seconds } = this.run.profile.pacing
    const { endsAt: _known, ...scriptTask } = task
    const flow = { credentials: {}, interactive: {}, agree: true, ...scriptTask, page }
    const deadlineMs = (timeout_seconds + fetch_timeout_seconds) * 1000
    try {
      return await followScript(this.script, flow, deadlineMs, this.run.client)
    } catch (error) {
      await this.keepWords(page)
      await this.picture(page)
      const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
      const [title = ''] = this.documents.answered.at(-1)?.answer?.body.split('\n', 1) ?? []
      throw new CheckStopped(
        'inconclusive',
        because('hosted-page-left', { cause: 'script', detail: `"${title}": ${message}` }),
        this.documents.answered,
      )
    }
  }

  /** Whether the user reaches an address, with any additions to it. */
  private async comesTo(page: Page, address: string): Promise<boolean> {
    const place = withoutParameters(address)
    const came = await this.documents.until((one) => withoutParameters(one) === place, answerMs)
    if (came) await page.waitForLoadState('domcontentloaded').catch(() => undefined)
    return came
  }

  private async keepWords(page: Page): Promise<void> {
    const { answer } = this.documents.answered.at(-1) ?? {}
    if (answer) answer.body = await wordsOf(page)
  }

  /** Stores a screenshot beside the journal, unless the user typed on the page. */
  private async picture(page: Page): Promise<void> {
    const { evidenceFolder: folder, dialect, shard } = this.run
    if (folder === undefined || (await showsCredentials(page))) return
    const file = join(
      'hosted',
      `${shard ? `shard-${shard.number}-` : ''}${dialect.interface}-${this.run.nextNumber()}.png`,
    )
    makeOwnFolder(join(folder, 'hosted'))
    // A page without a screenshot in time, such as a download, is still evidence.
    const isPictured = await page.screenshot({ path: join(folder, file) }).catch(() => undefined)
    if (isPictured) this.screenshots.push(file)
  }
}

function hostsOf({ profile }: Host): string[] {
  const { base_url, public_url } = profile.target
  return [base_url, public_url].flatMap((url) => (url === undefined ? [] : new URL(url).hostname))
}

function withoutParameters(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/**
 * Runs `act` with a person as the user.
 * @throws CheckStopped (untested) where no person is at the run, or nobody came to a page before
 */
async function visitByPerson<T>(run: Host, act: (visit: Visit) => Promise<T>): Promise<T> {
  const { person } = run
  const pages = await madeLive('person', () => {
    if (!person) throw untested(because('hosted-page-left', { cause: 'nobody-here' }))
    person.assertPresent(run.profile.pacing.person_timeout_seconds)
    return openPersonPages()
  })
  if (!pages || !person) return act(loggedVisit(run))
  try {
    const complete: Visit['complete'] = (task) => person.complete(run, pages, task)
    return await act(loggedVisit(run, { returnTo: pages.returnTo, complete }))
  } finally {
    await pages.close()
  }
}
