/** An image in a post starts to load at this distance from the viewport, in px. */
export const LAZY_MARGIN_PX = 50
export const IMAGE_FAILED = 'Image could not be loaded'
