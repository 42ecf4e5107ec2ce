/** Small modules that several pages share. As part of the first load they are not separate requests. */
import '#components/lazy-component.tsx'
import '#components/no-posts.tsx'
import '#components/post-list.tsx'
import '#components/unavailable.tsx'
import '#queries/copy.ts'
import '#queries/posts.ts'
import '#ui/toast.tsx'
import '#widgets/idle.ts'
