/** Distance from the viewport at which an image starts to load, px. */
export const LAZY_MARGIN_PX = 50
export const IMAGE_FAILED = 'Image could not be loaded'
