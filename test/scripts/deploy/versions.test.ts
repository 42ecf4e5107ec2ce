import { expect, test } from 'vitest'
import { publicReleases } from '#scripts/deploy/versions'

const tenSecrets = Array.from({ length: 10 }, (_, index) => `secret${index}`).join(' ')
const releases = new Set(['v1', 'v2', 'v3', 'v4', 'unused'])

test.each([
  ['no deployment', '', ''],
  ['two releases', 'v1 v2', 'v1 v2'],
  ['a release that was tested at 0 % and failed', 'v1 v2 v2', 'v1 v2'],
  ['a rollback, which removes the release after its target', 'v1 v2 v3 v2', 'v1 v2'],
  ['two rollbacks', 'v1 v2 v3 v2 v1', 'v1'],
  ['a release after a rollback, which does not lead back to the bad release', 'v1 v2 v1 v3', 'v1 v3'],
  ['the draft that the first secret creates', 'draft secret v1', 'v1'],
  ['a secret that changed after a release, which a rollback keeps', 'v1 secret v2', 'secret v2'],
  ['a secret that changed in the current release', 'v1 v2 secret', 'v1 secret'],
  // Cloudflare lists ten deployments.
  ['ten changes of secrets since the last release', tenSecrets, 'secret9'],
  ['a release after a secret whose release is no longer listed', 'secret v4 v4 v4 v4 v4 v4 v4 v4 v4', 'secret v4'],
  ['a deployment of two versions', 'v1 v2+v1 v2', 'v1 v2'],
])('the public releases after %s', (_what, served, expected) => {
  const history = {
    releases,
    served: served
      .split(' ')
      .filter(Boolean)
      .map((versions) => versions.split('+')),
  }
  expect(publicReleases(history).join(' ')).toBe(expected)
})
