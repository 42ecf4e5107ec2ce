/** Adds small modules that several pages share to the entry chunk, because loading them separately would be slower. */
import '#ui/lazy-component.tsx'
import '#features/blog/no-posts.tsx'
import '#features/blog/post-list.tsx'
import '#ui/unavailable.tsx'
import '#features/page/copy.ts'
import '#features/blog/posts.ts'
import '#ui/toast.tsx'
import '#browser/idle.ts'
