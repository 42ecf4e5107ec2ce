import { type Brand, brandFactsSchema } from './brand.ts'
import { brandCopySchema } from './brand-copy.ts'
import { folderError, parseFolders } from './data-folders.ts'
import type { RankedService } from './service.ts'

const ROOT = 'src/brands'

type Modules = Record<string, unknown>

/** Returns the default brand first, then others by folder name. @throws Error with the file and field of each invalid value. */
export function readBrandFolders(
  facts: Modules,
  copy: Modules,
  services: readonly RankedService[],
): [defaultBrand: Brand, ...others: Brand[]] {
  const folders = parseFolders(ROOT, {
    'brand.ts': { schema: brandFactsSchema(services), modules: facts },
    'copy.ts': { schema: brandCopySchema(services.map(({ id }) => id)), modules: copy },
  })
  const brands = folders.map(([id, files]): Brand => ({ ...files['brand.ts'], id, copy: files['copy.ts'] }))
  const defaultBrand = brands.find(({ isDefault }) => isDefault)
  // Checks addresses only if exactly one brand is the default, because the rules for `domainValue` depend on the default brand.
  const wrongDefaults = defaultErrors(brands)
  const errors = wrongDefaults.length > 0 ? wrongDefaults : brands.flatMap((brand) => addressErrors(brand, brands))
  if (!defaultBrand || errors.length > 0) throw folderError(ROOT, errors)
  return [defaultBrand, ...brands.filter((brand) => brand !== defaultBrand)]
}

function defaultErrors(brands: readonly Brand[]): string[] {
  const defaults = brands.filter(({ isDefault }) => isDefault)
  if (defaults.length === 1) return []
  const ids = defaults.map(({ id }) => id).join(', ') || 'none'
  return [`${ROOT}/*/brand.ts isDefault: exactly one brand must have it, but the brands that do are: ${ids}`]
}

/**
 * Returns errors if the domain or the `?domain=` value is not unique. Also returns errors if the default brand has a
 * `?domain=` value, or if another brand has none.
 */
function addressErrors(brand: Brand, brands: readonly Brand[]): string[] {
  const { id, domain, domainValue, isDefault } = brand
  const file = `${ROOT}/${id}/brand.ts`
  const others = brands.filter((other) => other !== brand)
  const sameHost = others.find((other) => `.${domain}`.endsWith(`.${other.domain}`))
  const sameValue = others.find((other) => domainValue !== undefined && other.domainValue === domainValue)
  return [
    ...(sameHost ? [`${file} domain: ${domain} belongs to ${ROOT}/${sameHost.id}/`] : []),
    ...(sameValue ? [`${file} domainValue: ${domainValue} belongs to ${ROOT}/${sameValue.id}/`] : []),
    ...(isDefault && domainValue !== undefined ? [`${file} domainValue: delete it; the default brand needs none`] : []),
    ...(isDefault || domainValue !== undefined
      ? []
      : [`${file} domainValue: missing; only the default brand has none`]),
  ]
}
