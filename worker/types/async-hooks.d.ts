/** The part of node:async_hooks that the worker uses. Node's own types would also declare Node's globals. */
export declare class AsyncLocalStorage<T> {
  getStore(): T | undefined
  run<Result>(store: T, work: () => Result): Result
}
