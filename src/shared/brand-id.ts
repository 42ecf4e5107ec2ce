/** The name of a brand's folder in src/brands/. It is validated when the folders are read. */
export type BrandId = string
