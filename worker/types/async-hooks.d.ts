/** Declares only the part of node:async_hooks that the worker uses. The full Node.js types would also declare globals. */
export declare class AsyncLocalStorage<T> {
  getStore(): T | undefined
  run<Result>(store: T, work: () => Result): Result
}
