/** Declares the part of node:async_hooks that the worker uses. The types of Node.js would also declare global variables. */
export declare class AsyncLocalStorage<T> {
  getStore(): T | undefined
  run<Result>(store: T, work: () => Result): Result
}
