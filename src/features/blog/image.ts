/** Distance from the viewport in px at which an image in a post starts to load. */
export const LAZY_MARGIN_PX = 50
export const IMAGE_FAILED = 'Image could not be loaded'
