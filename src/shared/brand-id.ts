/** The name of a brand's folder in src/brands/. `readBrandFolders` validates the name. */
export type BrandId = string
