/** An image starts to load when it is this close to the viewport, px. */
export const LAZY_MARGIN_PX = 50
export const IMAGE_FAILED = 'Image could not be loaded'
