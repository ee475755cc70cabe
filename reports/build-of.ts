import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Build } from './story/run-story-model.ts'

/** The CI job that writes reports to a folder, from its environment variables; undefined elsewhere. */
export function buildOf(env: NodeJS.ProcessEnv, outDir: string): Build | undefined {
  if (env['GITHUB_ACTIONS'] === 'true') return onGithub(env)
  return env['GITLAB_CI'] === 'true' ? onGitlab(env, outDir) : undefined
}

function onGithub(env: NodeJS.ProcessEnv): Build {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env
  const home = server && repository ? `${server}/${repository}` : undefined
  const url = home && id ? `${home}/actions/runs/${id}` : undefined
  return {
    name: env['GITHUB_WORKFLOW'],
    number: Number(env['GITHUB_RUN_NUMBER']) || undefined,
    url,
    // The address of an artifact is known only once it is uploaded.
    report: url && `${url}#artifacts`,
    repository: home,
    branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    commit: env['GITHUB_SHA'],
  }
}

function onGitlab(env: NodeJS.ProcessEnv, outDir: string): Build {
  const { CI_JOB_URL: url, CI_PROJECT_DIR: project } = env
  const folder = project ? relative(resolve(project), resolve(outDir)) : '..'
  const isInside = !isAbsolute(folder) && folder.split(/[\\/]/)[0] !== '..'
  const path = join(folder, 'index.html').split(/[\\/]/).map(encodeURIComponent)
  return {
    name: env['CI_JOB_NAME'],
    number: Number(env['CI_PIPELINE_IID']) || undefined,
    url,
    report: url && isInside ? `${url}/artifacts/file/${path.join('/')}` : undefined,
    repository: env['CI_PROJECT_URL'],
    branch: env['CI_COMMIT_REF_NAME'],
    commit: env['CI_COMMIT_SHA'],
  }
}
