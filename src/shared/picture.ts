/** Spec: pictures load when they come so near to the view, px. */
export const LAZY_MARGIN_PX = 50
export const PICTURE_FAILED = 'Image could not be loaded'
