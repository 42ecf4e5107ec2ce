import { type ComponentType, useEffect, useState } from 'react'

/** Where the answer about optional widgets can be changed. Its code comes only where it stands. */
export function ConsentPlace() {
  const [Control, setControl] = useState<ComponentType>()
  useEffect(() => {
    // Effects do not run on the server; said so, its build leaves the code out.
    if (import.meta.env.SSR) return
    void import('#components/consent').then(({ ConsentControl }) => setControl(() => ConsentControl))
  }, [])
  return Control ? <Control /> : null
}
