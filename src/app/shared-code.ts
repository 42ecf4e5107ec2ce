/** Imports small modules that several pages use into the entry chunk, because a separate request for each module would be slower. */
import '#ui/lazy-component.tsx'
import '#features/blog/no-posts.tsx'
import '#features/blog/post-list.tsx'
import '#ui/unavailable.tsx'
import '#features/page/copy.ts'
import '#features/blog/posts.ts'
import '#ui/toast.tsx'
import '#browser/idle.ts'
